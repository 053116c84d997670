import { examTexts } from '../../ui/texts/exam-texts';
import { useFormatTime } from '../../ui/format';
import type { StaleField } from '../../ui/drafts/stale-draft';
import { StaleNotice } from '../../ui/drafts/stale-notice';
import { inWords, type RulesDraft, type RuleTimes } from './rules-draft';

const { rules: words } = examTexts;

interface StaleRulesProps {
  stale: StaleField<RulesDraft>[];
  /** What they say now, as the form holds it. */
  now: RulesDraft;
  /** The same times, as instants. */
  rules: RuleTimes;
  onTakeTheirs: () => void;
}

/** Rules that somebody else saved meanwhile. */
export function StaleRules({ stale, now, rules, onTakeTheirs }: StaleRulesProps) {
  const formatTime = useFormatTime();
  const saying = (field: keyof RulesDraft): string => {
    const isTime = field === 'opensAt' || field === 'closesAt' || field === 'releasesAt';
    const instant = isTime ? rules[field] : null;
    return instant === null ? inWords(now, field) : formatTime(instant);
  };
  return (
    <StaleNotice
      title={words.staleTitle}
      hint={words.staleHint}
      lines={stale.map(({ field, outcome }) => ({
        field,
        outcome,
        label: words[field],
        theirs: saying(field),
      }))}
      onTakeAll={onTakeTheirs}
    />
  );
}
