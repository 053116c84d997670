import { formatNumber } from '../../ui/format';
import { resultTexts } from '../../ui/texts/result-texts';

/** @returns for example `37.5 %` */
export function percentText(percent: number): string {
  return resultTexts.figures.percent(formatNumber(Math.round(percent * 10) / 10));
}
