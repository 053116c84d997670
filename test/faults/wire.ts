/** What a tab's `fetch` is: the way to the proxy, which ends with the tab, and a witness of what it was told. */
/** An exchange as a page had it: what it sent, and what it was told. */
export interface Exchange {
  device: string;
  method: string;
  /** Below /attempts. */
  path: string;
  body: unknown;
}

export interface Witness {
  happened(device: string, what: string): void;
  sent(exchange: Exchange): void;
  /** Only where a page was there to hear it. */
  told(exchange: Exchange, status: number, answer: unknown): void;
}

/** Where a wire begins. */
export interface Socket {
  /** For the proxy's draws and the ledger. */
  name: string;
  origin: string;
  isOnline: boolean;
  witness: Witness;
}

/** Names the line for the proxy, which draws for each apart. */
export const LINE_HEADER = 'x-line';

type Init = RequestInit & { headers?: Record<string, string> };

export class Wire {
  private isThere = true;
  private readonly open = new Set<AbortController>();

  constructor(private readonly socket: Socket) {}

  fetch = async (address: string, init: Init = {}): Promise<Response> => {
    const { socket } = this;
    if (this.hasLeft()) return never();
    const text = typeof init.body === 'string' ? init.body : null;
    const exchange: Exchange = {
      device: socket.name,
      method: init.method ?? 'GET',
      path: address.replace(/^\/attempts/, ''),
      body: text === null ? null : JSON.parse(text),
    };
    socket.witness.sent(exchange);
    if (!socket.isOnline) throw new TypeError('Failed to fetch');
    const abort = new AbortController();
    this.open.add(abort);
    // What outlives its page is for nobody to stop.
    const outlives = init.keepalive === true;
    const signals = [...(outlives ? [] : [abort.signal]), ...(init.signal ? [init.signal] : [])];
    try {
      const response = await fetch(socket.origin + address, {
        method: exchange.method,
        headers: { ...init.headers, [LINE_HEADER]: socket.name },
        body: text,
        signal: AbortSignal.any(signals),
      });
      const said = await response.text();
      if (this.hasLeft()) return await never();
      socket.witness.told(exchange, response.status, parsed(said));
      return new Response(said, { status: response.status, headers: response.headers });
    } catch (error) {
      if (this.hasLeft()) return await never();
      throw error;
    } finally {
      this.open.delete(abort);
    }
  };

  /** Asked anew after each wait. */
  private hasLeft(): boolean {
    return !this.isThere;
  }

  /** The line breaks under whatever is on its way. */
  cut(): void {
    for (const abort of this.open) abort.abort();
  }

  leave(): void {
    this.isThere = false;
    this.cut();
  }
}

/** Nobody is there any more to be told. */
async function never(): Promise<never> {
  return new Promise(() => undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
