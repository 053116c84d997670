import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { examTexts } from '../../ui/texts/exam-texts';
import { zoneName } from '../../ui/zone-name';
import { LAST_WALL_TIME } from '../../ui/zoned-time';
import { MarksFields } from './marks-fields';
import type { RulesDraft } from './rules-draft';
import classes from './rules-page.module.css';

const { rules: words } = examTexts;

interface RulesFieldsProps {
  form: UseFormReturnType<RulesDraft>;
  timeZone: string;
}

type BoxName =
  | 'shufflesQuestions'
  | 'shufflesOptions'
  | 'checksSpelling'
  | 'mailsResults'
  | 'hasCertificate';

/** Each input has the name of its rule as id, so that findings can link to it. */
export function RulesFields({ form, timeZone }: RulesFieldsProps) {
  const zone = zoneName(timeZone);
  const input = (name: keyof RulesDraft) => ({ id: name, ...form.getInputProps(name) });
  const box = (name: BoxName) => ({
    id: name,
    ...form.getInputProps(name, { type: 'checkbox' }),
  });
  return (
    <>
      <Fields legend={words.window}>
        <TextInput
          type="datetime-local"
          max={LAST_WALL_TIME}
          label={words.opensAt}
          description={words.zone(zone)}
          {...input('opensAt')}
        />
        <TextInput
          type="datetime-local"
          max={LAST_WALL_TIME}
          label={words.closesAt}
          description={words.zone(zone)}
          {...input('closesAt')}
        />
        <TextInput
          label={words.durationMinutes}
          description={words.durationHint}
          inputMode="numeric"
          {...input('durationMinutes')}
        />
        <TextInput
          label={words.attemptsAllowed}
          inputMode="numeric"
          {...input('attemptsAllowed')}
        />
      </Fields>
      <Fields legend={words.access}>
        <Choice names={words.accesses} {...input('access')} />
        <TextInput
          label={words.accessCode}
          description={words.accessCodeHint}
          autoComplete="off"
          {...input('accessCode')}
        />
      </Fields>
      <Fields legend={words.marks}>
        <TextInput
          label={words.passMark}
          description={words.passMarkHint}
          inputMode="decimal"
          {...input('passMark')}
        />
        <MarksFields form={form} />
      </Fields>
      <Fields legend={words.paper}>
        <Choice label={words.layout} names={words.layouts} {...input('layout')} />
        <Choice label={words.navigation} names={words.navigations} {...input('navigation')} />
        <Stack gap="sm">
          <Checkbox
            label={words.shufflesQuestions}
            description={words.shuffleHint}
            {...box('shufflesQuestions')}
          />
          <Checkbox label={words.shufflesOptions} {...box('shufflesOptions')} />
          <Checkbox
            label={words.checksSpelling}
            description={words.checksSpellingHint}
            {...box('checksSpelling')}
          />
        </Stack>
      </Fields>
      <Fields legend={words.review}>
        <Choice
          label={words.reviewContent}
          names={words.reviewContents}
          {...input('reviewContent')}
        />
        <Stack gap="sm">
          <Choice label={words.reviewTime} names={words.reviewTimes} {...input('reviewTime')} />
          {form.getValues().reviewTime === 'ON_DATE' && (
            <TextInput
              type="datetime-local"
              max={LAST_WALL_TIME}
              label={words.releasesAt}
              description={words.releasesAtHint(zone)}
              {...input('releasesAt')}
            />
          )}
        </Stack>
        <Checkbox
          label={words.mailsResults}
          description={words.mailsResultsHint}
          {...box('mailsResults')}
        />
        <Checkbox
          label={words.hasCertificate}
          description={words.hasCertificateHint}
          {...box('hasCertificate')}
        />
      </Fields>
    </>
  );
}

function Fields({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.pair}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  id: string;
  /** Omitted when the legend of the fieldset is the label. */
  label?: string;
  names: Record<string, string>;
}

function Choice({ id, label, names, ...input }: ChoiceProps) {
  return (
    <Radio.Group id={id} tabIndex={-1} {...(label ? { label } : {})} {...input}>
      <Stack gap="xs" mt={6}>
        {Object.entries(names).map(([value, name]) => (
          <Radio key={value} value={value} label={name} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
