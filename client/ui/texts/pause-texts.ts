/** Texts of pauses of an exam. */
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
  closesNow: (time: string) => `The exam now closes ${time}`,
  releasesNow: (time: string) => `Results are now shown from ${time}`,
  remaining: (left: string) => `${left}, paused`,
};
