import { Button, Stack } from '@mantine/core';
import { Page } from '../../ui/components/page';
import { SectionTabs } from '../../ui/components/section-tabs';
import { Colours } from './colours';
import { Controls } from './controls';
import { Messages } from './messages';
import { Pictures } from './pictures';
import { Tables } from './tables';
import { TypeScale } from './type-scale';

const HERE = '/navigation/styleguide';

/**
 * Every part of the interface with all its states, to be looked at while it is changed (docs/interface.md). Only where
 * the application is served from the machine of its visitor; its words are in no catalogue.
 */
export function StyleguidePage() {
  return (
    <Page title="Styleguide" actions={<Button>Primary action</Button>}>
      <SectionTabs
        label="Tabs"
        entries={['This page', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map(
          (label, index) => ({
            to: index === 0 ? HERE : `${HERE}#${label}`,
            label,
          }),
        )}
      />
      <Stack gap="xl">
        <Colours />
        <TypeScale />
        <Pictures />
        <Controls />
        <Messages />
        <Tables />
      </Stack>
    </Page>
  );
}
