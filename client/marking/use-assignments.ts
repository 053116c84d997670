import { useApolloClient } from '@apollo/client/react';
import { problemMessage, toProblem, type Problem } from '../ui/feedback/problem';
import { toast } from '../ui/feedback/toasts';
import { teamTexts as words } from '../ui/texts/marking-team-texts';
import { ASSIGN, TEAM, UNASSIGN, type Part, type Team, type TeamMember } from './team.query';

type Member = Pick<TeamMember, 'userId' | 'name' | 'assignment' | 'isMarker'>;

/** Assigns parts of an exam to its markers, and takes them back. Each change offers to be undone. */
export function useAssignments(quizId: string) {
  const apollo = useApolloClient();
  const store = async (userId: string, part: Part | null): Promise<void> => {
    const show = (markingTeam: Team | undefined): void => {
      if (markingTeam)
        apollo.writeQuery({ query: TEAM, variables: { quizId }, data: { markingTeam } });
    };
    if (part) {
      const { questionIds, learnerIds } = part;
      const input = { quizId, userId, questionIds, learnerIds };
      const { data } = await apollo.mutate({ mutation: ASSIGN, variables: { input } });
      show(data?.assignMarker);
    } else {
      const { data } = await apollo.mutate({ mutation: UNASSIGN, variables: { quizId, userId } });
      show(data?.unassignMarker);
    }
  };
  const change = async (member: Member, part: Part | null): Promise<Problem | null> => {
    const { userId, name, assignment: before, isMarker } = member;
    try {
      await store(userId, part);
    } catch (error) {
      return toProblem(error);
    }
    const undo = (): void => {
      store(userId, before).then(
        () => toast('success', words.undone),
        (error: unknown) => toast('failure', problemMessage(toProblem(error))),
      );
    };
    // Whoever marks no more gets nothing back.
    const canUndo = before === null || isMarker;
    toast(
      'success',
      part ? words.assigned(name) : words.takenBack(name),
      canUndo ? undo : undefined,
    );
    return null;
  };
  return {
    /** @returns why it was refused; null when it is stored */
    assign: async (member: Member, part: Part): Promise<Problem | null> => change(member, part),
    unassign: async (member: Member): Promise<void> => {
      const problem = await change(member, null);
      if (problem) toast('failure', problemMessage(problem));
    },
  };
}
