/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import { ReturnCode } from '../session/return-code';
import { changeDisplaySettings } from './display-settings';
import { Button, Dialog } from './parts';
import { ReturnCodeText } from './return-code-text';
import { texts } from '../texts/texts';
import { useDisplaySettings } from './use-display-settings';

const words = texts.displaySettings;

/** The button that opens the display settings; during a sitting also the list of shortcut keys. */
export function DisplaySettingsDialog({ withKeys = false }: { withKeys?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span aria-hidden="true" class="letters">
          Aa
        </span>
        <span class="sr">{withKeys ? texts.sitting.menu : words.open}</span>
      </Button>
      {isOpen && <DisplaySettingsFields withKeys={withKeys} onClose={() => setOpen(false)} />}
    </>
  );
}

export function DisplaySettingsFields({
  withKeys,
  onClose,
}: {
  withKeys: boolean;
  onClose: () => void;
}) {
  const chosen = useDisplaySettings();
  const returnCode = useContext(ReturnCode);
  return (
    <Dialog title={withKeys ? texts.sitting.menu : words.title} onClose={onClose}>
      <Choice
        name="size"
        label={words.size}
        options={words.sizes}
        chosen={chosen.size}
        onChoose={(size) => changeDisplaySettings({ size })}
      />
      <Choice
        name="scheme"
        label={words.scheme}
        options={words.schemes}
        chosen={chosen.scheme}
        onChoose={(scheme) => changeDisplaySettings({ scheme })}
      />
      <Choice
        name="contrast"
        label={words.contrast}
        options={words.contrasts}
        chosen={chosen.contrast}
        onChoose={(contrast) => changeDisplaySettings({ contrast })}
      />
      {withKeys && (
        <section>
          <h3>{texts.keys.title}</h3>
          <dl class="keys">
            {texts.keys.list.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <label class="tick">
            <input
              type="checkbox"
              checked={chosen.keys}
              onChange={() => changeDisplaySettings({ keys: !chosen.keys })}
            />
            {texts.keys.on}
          </label>
        </section>
      )}
      {withKeys && returnCode && <ReturnCodeText code={returnCode} />}
      <form method="dialog" class="actions">
        <Button type="submit" tone="main">
          {texts.close}
        </Button>
      </form>
    </Dialog>
  );
}

function Choice<Value extends string>({
  name,
  label,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  label: string;
  options: Record<Value, string>;
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {(Object.keys(options) as Value[]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
