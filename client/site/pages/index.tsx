import type { ReactNode } from 'react';
import type { PlansQuery } from '../../gql/site/graphql';
import { About } from '../sections/about';
import { Help } from '../sections/help';
import { Plans } from '../sections/plans';
import { describedTexts as described } from '../texts/described-texts';
import { cookies, privacy, terms } from '../texts/policy-texts';
import { DemoPage } from './demo';
import { FeaturesPage } from './features';
import { HeaderPage } from './header';
import { Landing } from './landing';
import { PolicyPage } from './policy';

/** What the pages are made of beside texts. */
export interface Facts {
  catalogue: PlansQuery['plans'];
}

export interface SitePage {
  path: string;
  /** For the tab, results of searches, and links that are shared. */
  title: string;
  description: string;
  /** What search engines are not to show. */
  isHidden?: boolean;
  render: (facts: Facts) => ReactNode;
}

/** All public pages. Which host answers them is server/core/http/host-routes.ts's. */
export const pages: SitePage[] = [
  { path: '/', ...described.landing, render: (facts) => <Landing {...facts} /> },
  { path: '/about', ...described.about, render: () => <About isPage /> },
  { path: '/features', ...described.features, render: () => <FeaturesPage /> },
  { path: '/help', ...described.help, render: () => <Help isPage /> },
  { path: '/plan', ...described.plans, render: (facts) => <Plans {...facts} isPage /> },
  { path: '/demo', ...described.demo, render: () => <DemoPage /> },
  { path: '/privacy-policy', ...described.privacy, render: () => <PolicyPage policy={privacy} /> },
  { path: '/terms', ...described.terms, render: () => <PolicyPage policy={terms} /> },
  { path: '/cookies', ...described.cookies, render: () => <PolicyPage policy={cookies} /> },
  { path: '/header', ...described.header, isHidden: true, render: () => <HeaderPage /> },
];
