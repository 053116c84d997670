import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Exam, ExamQuiz } from '../exam.query';
import { AccessSheet } from './access-sheet';
import { SHARE_ANCHOR, ShareCard } from './share-card';
import classes from './share-card.module.css';

interface ShareSectionProps {
  exam: Exam;
  quiz: ExamQuiz;
}

/** How learners come in: by link, code or QR code, also as a poster on paper. Links can lead to it. */
export function ShareSection({ exam, quiz }: ShareSectionProps) {
  const { hash } = useLocation();
  const isLinked = hash === `#${SHARE_ANCHOR}`;
  useEffect(() => {
    if (isLinked) document.getElementById(SHARE_ANCHOR)?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  return (
    <Stack id={SHARE_ANCHOR} className={classes.poster}>
      <AccessSheet exam={exam} quiz={quiz} />
      <ShareCard exam={exam} />
    </Stack>
  );
}
