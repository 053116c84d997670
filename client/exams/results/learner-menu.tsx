import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Menu } from '../../ui/components/menu';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useDownload } from '../../ui/session/use-download';
import { resultTexts } from '../../ui/texts/result-texts';

const EraseLearner = lazyComponent(async () => (await import('./erase-learner')).EraseLearner);

const { learner: words } = resultTexts;

interface LearnerMenuProps {
  learner: { learnerId: string; name: string };
  onErased: () => void;
}

/** For owners: exports and erases the personal data of a learner. */
export function LearnerMenu({ learner, onErased }: LearnerMenuProps) {
  const { learnerId, name } = learner;
  const [opened, { open, close }] = useDisclosure(false);
  const { isBusy, download } = useDownload(words.exportFailed);
  return (
    <>
      <Menu
        side="end"
        button={(props) => (
          <Button {...props} variant="default" loading={isBusy}>
            {words.personalData}
          </Button>
        )}
      >
        {({ Item }) => (
          <>
            <Item
              onClick={() =>
                void download(`/learners/${learnerId}/personal-data.json`, words.exportName(name))
              }
            >
              {words.export}
            </Item>
            <Item {...EraseLearner.preload} onClick={open}>
              {words.erase}
            </Item>
          </>
        )}
      </Menu>
      <EraseLearner
        learner={learner}
        opened={opened}
        onErased={() => {
          close();
          onErased();
        }}
        onClose={close}
      />
    </>
  );
}
