import { setNonce } from 'get-nonce';

/** The nonce of this page, which the server put into its meta tag; styles made by scripts carry it. */
export const cspNonce =
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// The scroll lock of overlays takes it from there.
setNonce(cspNonce);
