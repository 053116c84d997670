import { Box } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/feedback/notice';
import { shellTexts as words } from '../ui/texts/shell-texts';
import classes from './shell.module.css';

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Box className={classes.overlay}>
      <Notice tone="warning" title={words.offline}>
        {words.offlineHint}
      </Notice>
    </Box>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
