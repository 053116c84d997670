import { Text, Title } from '@mantine/core';
import { StoredPicture } from '../../ui/components/stored-picture';
import { formatPercent } from '../../ui/format';
import { figureTexts } from '../figure-texts';
import { entryOf } from './figure-entry';
import type { OptionFigures, QuestionFigures } from './figures.query';
import classes from './figures.module.css';
import { shownIndex } from './question-entries';
import { ShareBar } from './share-bar';

const { options: words } = figureTexts;

/** How often each option was chosen, and by whom. */
export function OptionList({ question: { options, attempts } }: { question: QuestionFigures }) {
  return (
    <div className={classes.optionBlock}>
      <Title order={4} size="h5">
        {words.heading}
      </Title>
      <Text size="sm" c="dimmed" mb="xs" className={classes.tools}>
        {words.hint}
      </Text>
      <ol className={classes.options}>
        {options.map((option, index) => (
          <Option key={option.optionId} option={option} index={index} attempts={attempts} />
        ))}
      </ol>
    </div>
  );
}

interface OptionProps {
  option: OptionFigures;
  index: number;
  attempts: number;
}

function Option({ option, index, attempts }: OptionProps) {
  const { text, image, isCorrect, count, discriminationIndex } = option;
  const share = attempts === 0 ? 0 : (100 * count) / attempts;
  const correlation = entryOf(
    words.correlation,
    discriminationIndex,
    { attempts },
    {
      show: shownIndex,
      means: '',
    },
  );
  return (
    <li className={classes.option}>
      <span>
        <span dir="auto">{text || words.named(index + 1)}</span>
        <StoredPicture image={image} />
        {isCorrect && (
          <Text component="span" size="sm" fw={600}>
            {' '}
            ({words.key})
          </Text>
        )}
      </span>
      <ShareBar percent={share} isSecond={!isCorrect} />
      <span>{words.chosen(count, formatPercent(share))}</span>
      <span>
        {correlation.name} {correlation.value}
        {correlation.note && (
          <Text component="span" size="sm" c="dimmed" display="block">
            {correlation.note}
          </Text>
        )}
      </span>
    </li>
  );
}
