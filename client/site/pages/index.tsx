import type { ReactNode } from 'react';
import type { PlansQuery } from '../../gql/site/graphql';
import { About } from '../sections/about';
import { Help } from '../sections/help';
import { Plans } from '../sections/plans';
import { pageMetadataTexts as metadata } from '../texts/page-metadata-texts';
import { cookies, privacy, terms } from '../texts/policy-texts';
import { DemoPage } from './demo';
import { FeaturesPage } from './features';
import { HeaderPage } from './header';
import { Landing } from './landing';
import { PolicyPage } from './policy';

/** The data of the pages, besides texts. */
export interface SiteData {
  catalogue: PlansQuery['plans'];
}

export interface SitePage {
  path: string;
  /** For the browser tab, search results and shared links. */
  title: string;
  description: string;
  /** Hidden from search engines. */
  isHidden?: boolean;
  render: (data: SiteData) => ReactNode;
}

/** All public pages. server/core/http/host-routes.ts decides which host serves them. */
export const pages: SitePage[] = [
  { path: '/', ...metadata.landing, render: (data) => <Landing {...data} /> },
  { path: '/about', ...metadata.about, render: () => <About isPage /> },
  { path: '/features', ...metadata.features, render: () => <FeaturesPage /> },
  { path: '/help', ...metadata.help, render: () => <Help isPage /> },
  { path: '/plan', ...metadata.plans, render: (data) => <Plans {...data} isPage /> },
  { path: '/demo', ...metadata.demo, render: () => <DemoPage /> },
  { path: '/privacy-policy', ...metadata.privacy, render: () => <PolicyPage policy={privacy} /> },
  { path: '/terms', ...metadata.terms, render: () => <PolicyPage policy={terms} /> },
  { path: '/cookies', ...metadata.cookies, render: () => <PolicyPage policy={cookies} /> },
  { path: '/header', ...metadata.header, isHidden: true, render: () => <HeaderPage /> },
];
