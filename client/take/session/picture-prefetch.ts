/** Loads the pictures of a begun attempt ahead, so that each is there when its question is reached, also offline. */
import { backOffMs } from '../api/api';
import type { Question } from '../api/api-types';

/** Few: answers and the pictures on the page go first. */
const MAX_AT_ONCE = 2;
/** From then on a picture is tried again only when the connection is back. */
const MAX_TRIES = 8;

type Pictured = Pick<Question, 'image' | 'options'>;

/** The addresses of the pictures of questions and their options, each once, in order. */
export function pictureUrls(questions: readonly Pictured[]): string[] {
  const images = questions.flatMap(({ image, options }) => [
    image,
    ...(options ?? []).map((option) => option.image),
  ]);
  return [...new Set(images.flatMap((image) => (image ? [image.url] : [])))];
}

/** An element in memory: browsers keep what it has loaded, and show it again without a request. */
async function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    image.src = url;
  });
}

export class PicturePrefetch {
  private waiting: string[] = [];
  private readonly loading = new Set<string>();
  private readonly loaded = new Map<string, unknown>();
  private readonly failed = new Set<string>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  /** @param load for tests */
  constructor(private readonly load: (url: string) => Promise<unknown> = loadImage) {}

  /** Loads these next, in this order, and nothing else that has not begun to load. */
  want(urls: readonly string[]): void {
    this.waiting = urls.filter((url) => !this.loading.has(url) && !this.loaded.has(url));
    this.fill();
  }

  /** Tries everything again that has failed. */
  retry(): void {
    this.waiting.push(...this.failed);
    this.failed.clear();
    this.fill();
  }

  stop(): void {
    this.isStopped = true;
    this.waiting = [];
    clearTimeout(this.timer);
  }

  private fill(): void {
    while (!this.isStopped && this.loading.size < MAX_AT_ONCE) {
      const url = this.waiting.shift();
      if (url === undefined) return;
      if (!this.failed.has(url)) void this.loadOne(url);
    }
  }

  private async loadOne(url: string): Promise<void> {
    this.loading.add(url);
    try {
      this.loaded.set(url, await this.load(url));
      this.tries = 0;
    } catch {
      this.failed.add(url);
      this.retryLater();
    }
    this.loading.delete(url);
    this.fill();
  }

  /** One pause for all: without a connection they all fail. */
  private retryLater(): void {
    if (this.isStopped || this.timer !== undefined || this.tries >= MAX_TRIES) return;
    this.tries += 1;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.retry();
      },
      backOffMs(this.tries, null),
    );
  }
}
