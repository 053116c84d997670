import type { ApolloClient } from '@apollo/client';
import { toProblem } from '../../../ui/feedback/problem';
import { inChunks, MAX_AT_ONCE, type Sent } from './in-chunks';
import type { OrderVersions } from './order-versions';
import {
  COPY_QUESTIONS,
  DELETE_QUESTIONS,
  MOVE_QUESTIONS,
  REORDER_OUTLINE,
  RESTORE_QUESTIONS,
  SET_QUESTION_MARKS,
  type OutlineRow,
} from './outline.query';

/** A question that was copied or moved, as it was then. */
export interface Transferred {
  id: string;
  version: number;
}

interface Options {
  apollo: ApolloClient;
  quizId: string;
  versions: OrderVersions;
}

/** Which version of the order a move is based on: of the rows that are shown, or the last that is known for an undo. */
export type Basis = 'shown' | 'known';

/** The requests that change questions of one quiz, as many at a time as the server takes. They keep its versions. */
export class OutlineRequests {
  constructor(private readonly options: Options) {}

  /**
   * Questions come to stand together. More than one call takes go to the end first, in order, so that none of them stands
   * in the way of the others.
   * @param count of the rows that are shown
   */
  async place(
    ids: readonly string[],
    position: number,
    count: number,
    basis: Basis,
  ): Promise<Sent> {
    if (ids.length > MAX_AT_ONCE) {
      const gathered = await inChunks(ids, async (chunk) =>
        this.reorder(chunk, count - chunk.length + 1, basis),
      );
      if (gathered.failure) return { ...gathered, count: 0 };
    }
    return inChunks(ids, async (chunk, first) => this.reorder(chunk, position + first, basis));
  }

  async delete(ids: readonly string[]): Promise<Sent> {
    return inChunks(ids, async (questionIds) => this.deleteOnce(this.options.quizId, questionIds));
  }

  /** Deletes up to 100 copies; none if one of them was changed since. */
  async deleteCopies(ofQuizId: string, copies: readonly Transferred[]): Promise<void> {
    const questionIds = copies.map(({ id }) => id);
    await this.deleteOnce(
      ofQuizId,
      questionIds,
      copies.map(({ version }) => version),
    );
  }

  /** Brings up to 100 questions back from the trash, all or none. */
  async restore(ids: readonly string[]): Promise<void> {
    const { apollo, quizId, versions } = this.options;
    const variables = { input: { quizId, questionIds: [...ids] } };
    const { data } = await apollo.mutate({ mutation: RESTORE_QUESTIONS, variables });
    if (data) versions.made(false, data.restoreQuestions.orderVersion);
  }

  /** @param position of the first copy; at the end if it is null @returns the copies, by call */
  async copy(
    ids: readonly string[],
    toQuizId: string,
    position: number | null,
  ): Promise<Sent<Transferred[]>> {
    const { apollo, quizId, versions } = this.options;
    return inChunks(ids, async (questionIds, first) => {
      const at = position === null ? null : position + first;
      const variables = { input: { questionIds, toQuizId, position: at } };
      const { data } = await apollo.mutate({ mutation: COPY_QUESTIONS, variables });
      if (toQuizId === quizId) versions.made(false);
      return data?.copyQuestions ?? [];
    });
  }

  /** Moves questions to the end of another quiz. @returns them, by call */
  async moveOut(ids: readonly string[], toQuizId: string): Promise<Sent<Transferred[]>> {
    const { apollo, quizId, versions } = this.options;
    return inChunks(ids, async (questionIds) => {
      const input = { questionIds, fromQuizId: quizId, toQuizId };
      const { data } = await apollo.mutate({ mutation: MOVE_QUESTIONS, variables: { input } });
      versions.made(true);
      return data?.moveQuestions ?? [];
    });
  }

  /**
   * Moves up to 100 questions back into this quiz, all or none: to a place, or to the end if the quiz is shorter by now.
   * None is moved if one of them was changed since.
   */
  async moveBack(moved: readonly Transferred[], fromQuizId: string, place: number): Promise<void> {
    const { apollo, quizId, versions } = this.options;
    const questionIds = moved.map(({ id }) => id);
    const seen = moved.map(({ version }) => version);
    const input = { questionIds, versions: seen, fromQuizId, toQuizId: quizId };
    const send = async (position: number | null): Promise<void> => {
      await apollo.mutate({
        mutation: MOVE_QUESTIONS,
        variables: { input: { ...input, position } },
      });
      versions.made(false);
    };
    await send(place).catch(async (error: unknown) => {
      if (toProblem(error).code !== 'VALIDATION') throw error;
      await send(null);
    });
  }

  /** @param rows with their new marks, and the versions they are based on */
  async setMarks(rows: readonly OutlineRow[]): Promise<Sent> {
    const { apollo, quizId } = this.options;
    return inChunks(rows, async (chunk) => {
      const questions = chunk.map(({ id, version, marks, wrongMarks }) => ({
        ...{ questionId: id, version, marks, wrongMarks },
      }));
      const variables = { input: { quizId, questions } };
      await apollo.mutate({ mutation: SET_QUESTION_MARKS, variables });
    });
  }

  /** @param seen the versions of the questions, if they are to be deleted only as they were seen */
  private async deleteOnce(
    ofQuizId: string,
    questionIds: string[],
    seen?: number[],
  ): Promise<void> {
    const { apollo, quizId, versions } = this.options;
    const variables = { input: { quizId: ofQuizId, questionIds, versions: seen } };
    const { data } = await apollo.mutate({ mutation: DELETE_QUESTIONS, variables });
    if (data && ofQuizId === quizId) versions.made(true, data.deleteQuestions.orderVersion);
  }

  private async reorder(questionIds: string[], position: number, basis: Basis): Promise<void> {
    const { apollo, quizId, versions } = this.options;
    const input = { quizId, orderVersion: versions[basis], questionIds, position };
    const { data } = await apollo.mutate({ mutation: REORDER_OUTLINE, variables: { input } });
    if (data) versions.made(basis === 'shown', data.reorderQuestions.orderVersion);
  }
}
