/** The bubble of an answer sheet: how far something has come, as a sign beside the word that says it. */
export type BubbleFill = 'dashed' | 'empty' | 'dot' | 'half' | 'full' | 'tick' | 'cross';

const RING = { cx: 8, cy: 8, r: 6.5 };

interface BubbleProps {
  fill: BubbleFill;
  size?: number;
}

/** Drawn in the colour of the text; decorative, since words stand beside it. */
export function Bubble({ fill, size = 16 }: BubbleProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {fill === 'full' || fill === 'tick' ? (
        <circle {...RING} fill="currentColor" />
      ) : (
        <circle {...RING} {...(fill === 'dashed' ? { strokeDasharray: '2.4 2.7' } : {})} />
      )}
      {fill === 'dot' && <circle cx="8" cy="8" r="1.75" fill="currentColor" />}
      {fill === 'half' && <path d="M1.5 8a6.5 6.5 0 0 0 13 0z" fill="currentColor" />}
      {fill === 'tick' && <path d="m5 8.3 2.1 2.1L11 6.2" stroke="var(--paper)" />}
      {fill === 'cross' && <path d="m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6" />}
    </svg>
  );
}
