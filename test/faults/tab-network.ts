/** A tab's `fetch`: it goes to the proxy, ends with the tab, and reports every exchange to an observer. */
/** An exchange as a page had it: request and response. */
export interface Exchange {
  device: string;
  method: string;
  /** Below /attempts. */
  path: string;
  body: unknown;
}

export interface NetworkObserver {
  recordIncident(device: string, what: string): void;
  recordRequest(exchange: Exchange): void;
  /** Only called where the page still existed to receive it. */
  recordResponse(exchange: Exchange, status: number, answer: unknown): void;
}

/** The device whose requests these are. */
export interface NetworkDevice {
  /** Seeds the proxy's faults, and names the device in the ledger. */
  name: string;
  origin: string;
  isOnline: boolean;
  observer: NetworkObserver;
}

/** Names the device for the proxy, which draws faults for each one separately. */
export const DEVICE_HEADER = 'x-device';

type Init = RequestInit & { headers?: Record<string, string> };

export class TabNetwork {
  private isOpen = true;
  private readonly inFlight = new Set<AbortController>();

  constructor(private readonly device: NetworkDevice) {}

  fetch = async (address: string, init: Init = {}): Promise<Response> => {
    const { device } = this;
    if (this.isClosed()) return neverResolves();
    const text = typeof init.body === 'string' ? init.body : null;
    const exchange: Exchange = {
      device: device.name,
      method: init.method ?? 'GET',
      path: address.replace(/^\/attempts/, ''),
      body: text === null ? null : JSON.parse(text),
    };
    device.observer.recordRequest(exchange);
    if (!device.isOnline) throw new TypeError('Failed to fetch');
    const abort = new AbortController();
    this.inFlight.add(abort);
    // A `keepalive` request outlives its page: nothing aborts it.
    const outlives = init.keepalive === true;
    const signals = [...(outlives ? [] : [abort.signal]), ...(init.signal ? [init.signal] : [])];
    try {
      const response = await fetch(device.origin + address, {
        method: exchange.method,
        headers: { ...init.headers, [DEVICE_HEADER]: device.name },
        body: text,
        signal: AbortSignal.any(signals),
      });
      const answer = await response.text();
      if (this.isClosed()) return await neverResolves();
      device.observer.recordResponse(exchange, response.status, parseJson(answer));
      return new Response(answer, { status: response.status, headers: response.headers });
    } catch (error) {
      if (this.isClosed()) return await neverResolves();
      throw error;
    } finally {
      this.inFlight.delete(abort);
    }
  };

  /** Read again after each wait. A method, so that the compiler does not assume the old value. */
  private isClosed(): boolean {
    return !this.isOpen;
  }

  /** The connection breaks: all requests in flight fail. */
  abortRequests(): void {
    for (const abort of this.inFlight) abort.abort();
  }

  close(): void {
    this.isOpen = false;
    this.abortRequests();
  }
}

/** The page is gone: nothing can receive an answer. */
async function neverResolves(): Promise<never> {
  return new Promise(() => undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
