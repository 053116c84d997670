import type { ReactNode } from 'react';

/** What an empty or failed page is about. */
export type PaperSubject =
  | 'questions'
  | 'people'
  | 'marking'
  | 'results'
  | 'search'
  | 'trash'
  | 'file'
  | 'messages'
  | 'lost';

const LINES = [30, 46, 62];

/** What stands on the paper, beside its margin rule. */
const SUBJECTS: Record<PaperSubject, ReactNode> = {
  questions: LINES.map((y) => (
    <g key={y}>
      <circle cx="38" cy={y} r="4.5" />
      <path d={`M49 ${y}h29`} />
    </g>
  )),
  people: (
    <>
      <circle cx="57" cy="38" r="8" />
      <path d="M41 64a16 16 0 0 1 32 0" />
    </>
  ),
  marking: (
    <>
      <path d="M36 30h42M36 44h30M36 58h22" />
      <path d="m60 62 7 7 15-19" stroke="var(--accent)" strokeWidth="4" />
    </>
  ),
  results: (
    <>
      <path d="M36 66h44" />
      <path
        d="M42 66V52h8v14M54 66V38h8v28M66 66V46h8v20"
        fill="var(--tint)"
        stroke="var(--accent)"
      />
    </>
  ),
  search: (
    <>
      <path d="M36 28h42M36 66h14" />
      <circle cx="57" cy="46" r="11" stroke="var(--accent)" />
      <path d="m65 54 10 10" stroke="var(--accent)" strokeWidth="4" />
    </>
  ),
  trash: <path d="M42 36h30M52 36v-5h10v5M45 36l2 32h20l2-32M53 44v16m8-16v16" />,
  file: (
    <>
      <path d="M36 30h42v38H36zM36 42h42M36 55h42M50 30v38" />
      <path d="m58 48 4 4 8-9" stroke="var(--accent)" />
    </>
  ),
  messages: <path d="M36 34h42v26H56l-9 9v-9H36zM44 43h26M44 51h18" />,
  lost: (
    <>
      <path d="M36 30h20M36 66h42M36 48h12" />
      <path d="M66 36v14m0 7v.5" stroke="var(--error)" strokeWidth="5" />
    </>
  ),
};

/** A sheet of exam paper with its margin rule, and a drawing of what the page is about. */
export function PaperPicture({ of }: { of: PaperSubject }) {
  return (
    <svg width="112" height="104" viewBox="0 0 112 104" fill="none" aria-hidden="true">
      <path d="M22 12h62l10 10v70H22z" fill="var(--desk)" transform="rotate(-4 58 52)" />
      <path d="M16 8h62l14 14v72H16z" fill="var(--paper)" stroke="var(--edge)" strokeWidth="2" />
      <path d="M78 8v14h14" stroke="var(--edge)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M27 9v84" stroke="var(--margin)" strokeWidth="2" />
      <g stroke="var(--dim)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {SUBJECTS[of]}
      </g>
    </svg>
  );
}
