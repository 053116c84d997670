import { Autocomplete, Button, Group } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { aboutTexts } from '../ui/texts/about-texts';
import { Page } from '../ui/components/page';

const { search: words } = aboutTexts;
const LOG_IN = '/navigation/LoginPage';

/** A search over sample titles, which opens the log-in page (docs/specification.md, section 2). */
export function QuizSearchPage() {
  const navigate = useNavigate();
  return (
    <Page title={words.title}>
      <Group
        component="form"
        align="flex-end"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(LOG_IN);
        }}
      >
        <Autocomplete
          label={words.label}
          placeholder={words.placeholder}
          data={[...words.samples]}
          withScrollArea={false}
          comboboxProps={{ withinPortal: false }}
          flex="1 1 220px"
          maw={420}
        />
        <Button component={Link} to={LOG_IN}>
          {words.submit}
        </Button>
      </Group>
    </Page>
  );
}
