import { useApolloClient } from '@apollo/client/react';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { problemMessage, toProblem, type Problem } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import { teamTexts as words } from '../../ui/texts/marking-team-texts';
import { ASSIGN, TEAM, UNASSIGN, type Part, type Team, type TeamMember } from './team.query';

type Member = Pick<TeamMember, 'userId' | 'name' | 'assignment' | 'isMarker' | 'stamp'>;

/** Assigns parts of an exam to its markers, and takes them back. Each change offers to be undone. */
export function useAssignments(quizId: string) {
  const apollo = useApolloClient();
  /** @param stamp the stamp of what is replaced @returns that of what is stored */
  const store = async (
    userId: string,
    part: Part | null,
    stamp: string | null,
  ): Promise<string | null> => {
    const show = (markingTeam: Team | undefined): string | null => {
      if (!markingTeam) return null;
      apollo.writeQuery({ query: TEAM, variables: { quizId }, data: { markingTeam } });
      return markingTeam.members.find((member) => member.userId === userId)?.stamp ?? null;
    };
    if (part) {
      const { questionIds, learnerIds } = part;
      const input = { quizId, userId, questionIds, learnerIds, stamp };
      const { data } = await apollo.mutate({ mutation: ASSIGN, variables: { input } });
      return show(data?.assignMarker);
    }
    const variables = { quizId, userId, stamp };
    const { data } = await apollo.mutate({ mutation: UNASSIGN, variables });
    return show(data?.unassignMarker);
  };
  /** Somebody else was faster: what they have assigned is shown. */
  const refused = (error: unknown): Problem => {
    const problem = toProblem(error);
    if (problem.code === 'ASSIGNMENT_CHANGED')
      ignoreErrors(apollo.refetchQueries({ include: [TEAM] }));
    return problem;
  };
  const change = async (member: Member, part: Part | null): Promise<Problem | null> => {
    const { userId, name, assignment: before, isMarker } = member;
    let stored: string | null;
    try {
      stored = await store(userId, part, member.stamp);
    } catch (error) {
      return refused(error);
    }
    const undo = (): void => {
      // Not over what a colleague has assigned meanwhile.
      store(userId, before, stored).then(
        () => toast('success', words.undone),
        (error: unknown) => toast('failure', problemMessage(refused(error))),
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
