import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<
  TextareaProps,
  'autosize' | 'classNames' | 'rows' | 'style'
> {
  minRows: number;
  /** With more, the field scrolls. Left out for no limit. */
  maxRows?: number;
}

/** A text field of several lines, as high as its text. */
export function GrowingTextarea({ minRows, maxRows, ...others }: GrowingTextareaProps) {
  // Otherwise Mantine measures the text, which lays out the page several times at each key.
  if (!CSS.supports('field-sizing', 'content')) {
    return <Textarea {...others} autosize minRows={minRows} maxRows={maxRows} />;
  }
  const rows = { '--min-rows': minRows, '--max-rows': maxRows ?? 'infinity' } as CSSProperties;
  return <Textarea {...others} classNames={classes} style={rows} />;
}
