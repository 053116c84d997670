import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCan } from '../ui/session/abilities';
import { BinIcon, HomeIcon, InfoIcon, ListIcon, PeopleIcon } from '../ui/icons';
import { shellTexts as words } from '../ui/texts/shell-texts';
import classes from './shell.module.css';

interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Other paths of the same page. */
  aliases?: string[];
  /** Paths of its subpages. */
  leadsTo?: string[];
  /** Hidden from users who cannot edit. */
  isForEditors?: boolean;
}

const QUIZ_PAGES = ['exam-form', 'quiz-detail', 'edit-exam', 'exam-time', 'exam', 'attempt'];
const QUESTION_PAGES = ['mcq', 'descriptive'];

const entries: Entry[] = [
  { to: '/navigation/dashboard', label: words.dashboard, icon: <HomeIcon /> },
  {
    to: '/all-quizzes',
    label: words.allQuizzes,
    icon: <ListIcon />,
    aliases: ['/all-quizes', '/navigation/create-exam'],
    leadsTo: [...QUIZ_PAGES, ...QUESTION_PAGES].map((name) => `/navigation/${name}`),
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

/** The main navigation, with the entry of the open page marked. */
export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const canEdit = useCan('EDIT');
  const shown = entries.filter(({ isForEditors = false }) => canEdit || !isForEditors);
  return shown.map(({ to, label, icon, aliases = [], leadsTo = [] }) => {
    const isPage = [to, ...aliases].includes(pathname);
    const isHere = [to, ...aliases, ...leadsTo].some((path) => isUnder(pathname, path));
    return (
      <Link
        key={to}
        to={to}
        aria-current={isPage ? 'page' : isHere || undefined}
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
