import { examTexts } from '../../ui/texts/exam-texts';
import { useFormatTime } from '../../ui/format';
import type { StaleField } from '../../ui/drafts/merge-drafts';
import { StaleNotice } from '../../ui/drafts/stale-notice';
import { ruleText, type RulesDraft, type RuleTimes } from './rules-draft';

const { rules: words } = examTexts;

interface StaleRulesProps {
  stale: StaleField<RulesDraft>[];
  /** The form's current values. */
  now: RulesDraft;
  /** The times as instants. */
  rules: RuleTimes;
  onTakeTheirs: () => void;
}

/** Shows rules that somebody else saved meanwhile. */
export function StaleRules({ stale, now, rules, onTakeTheirs }: StaleRulesProps) {
  const formatTime = useFormatTime();
  const textOf = (field: keyof RulesDraft): string => {
    const isTime = field === 'opensAt' || field === 'closesAt' || field === 'releasesAt';
    const instant = isTime ? rules[field] : null;
    return instant === null ? ruleText(now, field) : formatTime(instant);
  };
  return (
    <StaleNotice
      title={words.staleTitle}
      hint={words.staleHint}
      lines={stale.map(({ field, outcome }) => ({
        field,
        outcome,
        label: words[field],
        theirs: textOf(field),
      }))}
      onTakeAll={onTakeTheirs}
    />
  );
}
