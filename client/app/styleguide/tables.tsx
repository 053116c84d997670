import { ActionIcon, Anchor } from '@mantine/core';
import { DescriptionList } from '../../ui/components/description-list';
import { RecordTable } from '../../ui/components/record-table';
import { MoreIcon } from '../../ui/icons';
import { BubbleRow } from '../../ui/pictures/bubble-row';
import { StateTag, type State } from '../../ui/pictures/state-tag';
import { Sample } from './sample';

const COLUMNS = ['Name', 'State', 'Answered', 'Score', 'Submitted', 'Actions'];
const ROWS: [string, State, string, number, string][] = [
  ['Amara Okafor', 'submitted', 'Submitted', 22, '14:02'],
  ['Björn Lindqvist', 'started', 'Started', 11, ''],
  ['A learner whose name is so long that it needs a second line', 'invited', 'Invited', 0, ''],
];

export function Tables() {
  return (
    <Sample title="Tables and facts">
      <RecordTable label="Learners" columns={COLUMNS} numeric={['Score']}>
        {ROWS.map(([name, state, word, done, submitted]) => (
          <tr key={name}>
            <td data-label="Name" data-cell="main">
              <Anchor href="#top">{name}</Anchor>
            </td>
            <td data-label="State" data-cell="side">
              <StateTag state={state}>{word}</StateTag>
            </td>
            <td data-label="Answered" data-cell="plain">
              <BubbleRow done={done} total={22} /> {done} of 22
            </td>
            <td data-label="Score" data-cell="number">
              {(done * 1.5).toFixed(1)}
            </td>
            <td data-label="Submitted">{submitted}</td>
            <td data-label="Actions" data-cell="menu">
              <ActionIcon variant="default" aria-label={`Actions for ${name}`}>
                <MoreIcon />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </RecordTable>
      <DescriptionList
        entries={[
          { name: 'Paper', value: 'Revision 2' },
          { name: 'Questions', value: '22' },
          { name: 'Time', value: '45 minutes' },
        ]}
      />
    </Sample>
  );
}
