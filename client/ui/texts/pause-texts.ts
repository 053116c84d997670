/** Texts of pauses of an exam, and of single attempts. */
export const pauseTexts = {
  pause: 'Pause the exam',
  title: 'Pause the exam?',
  hint: (count: number, formatted: string) =>
    count === 0
      ? 'Nobody is taking it now.'
      : `${count === 1 ? '1 learner is' : `${formatted} learners are`} taking it now. Their time will stop.`,
  hintWaiting: (count: number, formatted: string) =>
    `${count === 1 ? '1 learner has' : `${formatted} learners have`} not started yet.`,
  hintEffect:
    'Until you resume the exam, nobody can start it and it does not close. The closing time moves by the length of the pause.',
  confirm: 'Pause',
  paused: (formatted: string) => `The exam is paused. Learners paused: ${formatted}`,
  noticeTitle: 'The exam is paused',
  notice: (duration: string) => `The exam is paused: ${duration} so far`,
  by: (name: string, time: string) => `Paused by ${name}, ${time}.`,
  since: (time: string) => `Paused ${time}.`,
  explained:
    'Everyone’s time has stopped, and their answers are saved. Nobody can start the exam and it does not close. The closing time moves by the length of the pause.',
  resume: 'Resume the exam',
  resumed: (formatted: string) => `The exam has resumed. Learners taking it: ${formatted}`,
  stillPaused: (formatted: string) => `Still paused individually: ${formatted}`,
  closesNow: (time: string) => `The exam now closes ${time}`,
  releasesNow: (time: string) => `Results are now shown from ${time}`,
  remaining: (left: string) => `${left}, paused`,
  attempt: {
    pause: 'Pause',
    pauseNamed: (name: string) => `Pause the attempt of ${name}`,
    pauseTitle: (name: string) => `Pause the attempt of ${name}?`,
    pauseHint:
      'Their time stops and their page is covered until you resume the attempt, even if the whole exam is paused and resumed meanwhile. Their answers are saved. They do not see the reason.',
    paused: (name: string) =>
      `The attempt of ${name} is paused. Their page shows it within half a minute.`,
    resume: 'Resume',
    resumeNamed: (name: string) => `Resume the attempt of ${name}`,
    resumeTitle: (name: string) => `Resume the attempt of ${name}?`,
    resumeHint: 'Their time starts again, with what they had left.',
    resumed: (name: string) => `The attempt of ${name} has resumed`,
    waitsForExam: (name: string) => `The attempt of ${name} resumes with the exam, which is paused`,
  },
};
