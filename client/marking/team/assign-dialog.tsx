import { Button, Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogActions } from '../../ui/components/dialog-actions';
import { DialogBox } from '../../ui/components/dialog-box';
import { problemMessage, type Problem } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { teamTexts as words } from '../../ui/texts/marking-team-texts';
import type { MarkingQuestion } from '../marking.query';
import { numberedQuestion } from '../numbered-question';
import { assignedPart } from './assigned-part';
import { ChooseLearners } from './choose-learners';
import type { Part, TeamMember } from './team.query';

export interface AssignDialogProps {
  quizId: string;
  member: TeamMember;
  questions: readonly MarkingQuestion[];
  opened: boolean;
  onClose: () => void;
  /** @param stamp of what it replaces @returns why it was refused; null when it is stored */
  onAssign: (part: Part, stamp: string | null) => Promise<Problem | null>;
}

/** Chooses what somebody marks: the whole exam, questions, learners, or both. */
export function AssignDialog({ opened, onClose, ...form }: AssignDialogProps) {
  return (
    <DialogBox
      opened={opened}
      title={words.dialogTitle(form.member.name)}
      onClose={onClose}
      size="lg"
    >
      <AssignForm onClose={onClose} {...form} />
    </DialogBox>
  );
}

function AssignForm(props: Omit<AssignDialogProps, 'opened'>) {
  const { quizId, member, questions, onClose, onAssign } = props;
  const [questionIds, setQuestionIds] = useState(member.assignment?.questionIds ?? null);
  const [learnerIds, setLearnerIds] = useState(member.assignment?.learnerIds ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Of what was seen when it was opened. */
  const [opened] = useState(member.stamp);
  /** Whether a colleague has changed that, which is seen by now. */
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    const isEmpty = questionIds?.length === 0 || learnerIds?.length === 0;
    if (isEmpty) {
      setProblem(words.chooseSome);
      return;
    }
    setSaving(true);
    const stamp = isChanged ? member.stamp : opened;
    const refused = await onAssign({ questionIds, learnerIds }, stamp);
    setSaving(false);
    setChanged(refused?.code === 'ASSIGNMENT_CHANGED');
    if (refused) setProblem(refused.fields[0]?.message ?? problemMessage(refused));
    else onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <Text c="dimmed">{words.dialogHint}</Text>
        <Radio.Group
          label={words.whichQuestions}
          value={questionIds ? 'some' : 'all'}
          onChange={(value) => setQuestionIds(value === 'all' ? null : [])}
        >
          <Stack gap={6} mt={6}>
            <Radio value="all" label={words.allQuestions} />
            <Radio value="some" label={words.someQuestions} />
          </Stack>
        </Radio.Group>
        {questionIds && (
          <Checkbox.Group
            aria-label={words.someQuestions}
            value={questionIds}
            onChange={setQuestionIds}
          >
            <Stack gap={6} pl="lg">
              {questions.map((question) => (
                <Checkbox
                  key={question.questionId}
                  value={question.questionId}
                  label={
                    <Text component="span" dir="auto" lineClamp={2}>
                      {numberedQuestion(question)}
                    </Text>
                  }
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Radio.Group
          label={words.whichLearners}
          value={learnerIds ? 'some' : 'all'}
          onChange={(value) => setLearnerIds(value === 'all' ? null : [])}
        >
          <Stack gap={6} mt={6}>
            <Radio value="all" label={words.allLearners} />
            <Radio value="some" label={words.someLearners} />
          </Stack>
        </Radio.Group>
        {learnerIds && (
          <ChooseLearners quizId={quizId} chosen={learnerIds} onChange={setLearnerIds} />
        )}
        {problem && (
          <Text c="red" role="alert">
            {problem}
            {isChanged && ` ${words.now(assignedPart(member, questions))}`}
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {words.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
