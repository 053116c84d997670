import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../ui/session/abilities';
import { BinIcon, HomeIcon, InfoIcon, ListIcon, PeopleIcon } from '../ui/icons';
import { shellTexts as words } from '../ui/texts/shell-texts';
import classes from './shell.module.css';

interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Other addresses of the same page, and pages that one comes to from there. */
  leadsTo?: string[];
  /** Of no use to whoever may not edit. */
  isForEditors?: boolean;
}

const OF_QUIZZES = ['exam-form', 'quiz-detail', 'edit-exam', 'exam-time', 'exam', 'attempt'];
const OF_QUESTIONS = ['mcq', 'descriptive'];

const entries: Entry[] = [
  { to: '/navigation/create-exam', label: words.dashboard, icon: <HomeIcon /> },
  {
    to: '/all-quizzes',
    label: words.allQuizzes,
    icon: <ListIcon />,
    leadsTo: [
      '/all-quizes',
      ...[...OF_QUIZZES, ...OF_QUESTIONS].map((name) => `/navigation/${name}`),
    ],
  },
  {
    to: '/navigation/class-lists',
    label: words.classLists,
    icon: <PeopleIcon />,
    isForEditors: true,
  },
  { to: '/navigation/trash', label: words.trash, icon: <BinIcon />, isForEditors: true },
  { to: '/navigation/about', label: words.aboutUs, icon: <InfoIcon /> },
];

/** The ways from anywhere; the one that the open page belongs to is marked. */
export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const mayEdit = useMay('EDIT');
  const shown = entries.filter(({ isForEditors = false }) => mayEdit || !isForEditors);
  return shown.map(({ to, label, icon, leadsTo = [] }) => {
    const isHere = [to, ...leadsTo].some((path) => isUnder(pathname, path));
    return (
      <Link
        key={to}
        to={to}
        aria-current={pathname === to || pathname === leadsTo[0] ? 'page' : isHere || undefined}
        onClick={onNavigate}
        className={classes.entry}
      >
        {icon}
        <span>{label}</span>
      </Link>
    );
  });
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
