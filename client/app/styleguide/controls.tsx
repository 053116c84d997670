import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  SegmentedControl,
  SimpleGrid,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { Menu } from '../../ui/components/menu';
import { Paging } from '../../ui/components/paging';
import { MoreIcon, PlusIcon } from '../../ui/icons';
import { Sample } from './sample';

/** Buttons and fields in all states but hovered and focused, which are for the pointer and the Tab key. */
export function Controls() {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <Sample title="Buttons and fields">
      <Group gap="sm">
        <Button leftSection={<PlusIcon />}>Primary</Button>
        <Button variant="default">Secondary</Button>
        <Button variant="subtle">Quiet</Button>
        <Button variant="outline" color="red" onClick={dialog.open}>
          Delete something…
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="default" disabled>
          Disabled
        </Button>
        <Button loading>Loading</Button>
        <Menu
          side="start"
          button={(props) => (
            <ActionIcon {...props} variant="default" size="lg" aria-label="More">
              <MoreIcon />
            </ActionIcon>
          )}
        >
          {({ Divider, Item, Label }) => (
            <>
              <Label>Label</Label>
              <Item>First entry</Item>
              <Item>Second entry</Item>
              <Divider />
              <Item disabled>Disabled entry</Item>
            </>
          )}
        </Menu>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label="Text" description="A hint" placeholder="Empty" />
        <TextInput label="Filled" defaultValue="Geography 8b" />
        <TextInput label="Wrong" defaultValue="abc" error="Digits only" />
        <TextInput label="Disabled" defaultValue="Cannot be changed" disabled />
        <NativeSelect label="Choice" data={['Latest first', 'Best first']} />
        <Textarea label="Long text" defaultValue="Why do cities lie on rivers?" />
      </SimpleGrid>
      <Group gap="lg">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Radio.Group aria-label="Key" defaultValue="1">
          <Group>
            <Radio value="1" label="Chosen" />
            <Radio value="2" label="Not chosen" />
            <Radio value="3" label="Disabled" disabled />
          </Group>
        </Radio.Group>
      </Group>
      <Group>
        <SegmentedControl aria-label="View" data={['By question', 'By learner']} />
      </Group>
      <Paging page={2} totalPages={7} onChange={() => undefined} />
      <ConfirmDialog
        opened={isOpen}
        title="Delete this quiz?"
        hint="It goes to the trash for 30 days."
        confirm="Delete the quiz"
        isDangerous
        isBusy={false}
        onConfirm={dialog.close}
        onClose={dialog.close}
      />
    </Sample>
  );
}
