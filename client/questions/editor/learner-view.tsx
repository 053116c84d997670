import { Text, Title } from '@mantine/core';
import { memo, useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../ui/format';
import { isSingular, parseMarks, shownMarks, type Marks } from '../../ui/marks';
import { editorTexts } from '../../ui/texts/editor-texts';
import type { Draft, ImageSlot, ImageType } from '../content/draft';
import { readDraftImage } from '../content/draft-images';
import { kindOf } from '../kinds/registry';
import { useDraftPreview, type DraftPreview } from './draft-preview';
import { FormattedText } from './formatted-text';
import classes from './learner-view.module.css';

const { learner: words, outline } = editorTexts;

interface LearnerViewProps {
  preview: DraftPreview;
  /** The place of the open question, from 1; 0 for one that is not in the quiz any more. */
  place: number;
  /** How many questions the quiz has. */
  count: number;
  /** Of the exam; null: each question has its own. */
  marksPerQuestion: Marks | null;
}

/** The open question as learners see it, while it is written. It follows the keys when there is time. */
export const LearnerView = memo(function LearnerView(props: LearnerViewProps) {
  return (
    <section aria-label={words.title}>
      <Title order={2} size="h3" mb="sm">
        {words.title}
      </Title>
      <div className={classes.paper}>
        <ShownDraft {...props} />
      </div>
    </section>
  );
});

function ShownDraft({ preview, ...question }: LearnerViewProps) {
  const draft = useDeferredValue(useDraftPreview(preview));
  if (!draft) return <Text c="dimmed">{words.none}</Text>;
  return <ShownQuestion {...question} draft={draft} />;
}

interface ShownQuestionProps extends Omit<LearnerViewProps, 'preview'> {
  draft: Draft;
}

const ShownQuestion = memo(function ShownQuestion(props: ShownQuestionProps) {
  const { draft, place, count, marksPerQuestion } = props;
  const { text, image, body } = draft;
  // Marks that are no marks yet are not shown.
  const typed = parseMarks(draft.marks);
  const marks = marksPerQuestion ?? typed ?? kindOf(body.kind).defaultMarks ?? '1';
  return (
    <>
      <p className={classes.head}>
        {place > 0 && <span>{words.question(formatNumber(place), formatNumber(count))}</span>}
        {typed !== undefined && <span>{outline.marks(shownMarks(marks), isSingular(marks))}</span>}
      </p>
      <div className={classes.question} dir="auto">
        {text.trim() === '' ? (
          <Text component="span" c="dimmed">
            {words.empty}
          </Text>
        ) : (
          <FormattedText text={text} />
        )}
      </div>
      <DraftPicture draftId={draft.id} type="question" slot={image} />
      {body.kind === 'MCQ' ? (
        <ul className={classes.options} dir="auto">
          {body.options.map((option, index) => (
            <li key={option.key} className={classes.option}>
              <span className={classes.bubble} aria-hidden="true" />
              <span className={classes.content}>
                {option.text.trim() === '' ? (
                  <Text component="span" c="dimmed">
                    {words.option(index + 1)}
                  </Text>
                ) : (
                  <FormattedText text={option.text} />
                )}
                <DraftPicture draftId={draft.id} type={`option${index + 1}`} slot={option.image} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={classes.label}>{words.answer}</p>
          <div className={classes.answer} />
        </>
      )}
    </>
  );
});

interface DraftPictureProps {
  draftId: string;
  type: ImageType;
  slot: ImageSlot | null;
}

/** Reads a picture of the draft from the browser only when it is another one: it can have some megabytes. */
function DraftPicture({ draftId, type, slot }: DraftPictureProps) {
  const source = useMemo(
    () => slot && (slot.stored?.url ?? readDraftImage(draftId, type)),
    [draftId, type, slot],
  );
  if (!slot || !source) return null;
  return <img src={source} alt={slot.alternativeText} className={classes.picture} />;
}
