/**
 * Merges ascending runs that lie one after the other into one: a merge sort that starts from the
 * runs, with one pass over the numbers for each doubling of their length.
 * @param numbers is used as working memory
 * @param starts the first place of each run, ascending from 0
 */
export function mergeRuns(numbers: Float64Array, starts: Iterable<number>): Float64Array {
  let source: Float64Array = numbers;
  let target: Float64Array = new Float64Array(numbers.length);
  let bounds = [...starts, numbers.length];
  while (bounds.length > 2) {
    const merged = [0];
    for (let run = 0; run + 1 < bounds.length; run += 2) {
      const [start = 0, middle = 0, end = middle] = bounds.slice(run, run + 3);
      mergePair(source, target, { start, middle, end });
      merged.push(end);
    }
    bounds = merged;
    [source, target] = [target, source];
  }
  return source;
}

/** From `start` to before `middle`, and from there to before `end`. */
interface Pair {
  start: number;
  middle: number;
  end: number;
}

function mergePair(source: Float64Array, target: Float64Array, { start, middle, end }: Pair): void {
  let [left, right] = [start, middle];
  for (let place = start; place < end; place += 1) {
    const [first = 0, second = 0] = [source[left], source[right]];
    const isLeft = right >= end || (left < middle && first <= second);
    target[place] = isLeft ? first : second;
    if (isLeft) left += 1;
    else right += 1;
  }
}
