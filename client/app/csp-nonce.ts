import { setNonce } from 'get-nonce';

/**
 * The CSP nonce of this page, from the meta tag that the server wrote; styles made by scripts carry
 * it.
 */
export const cspNonce =
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// The scroll lock of overlays reads it from there.
setNonce(cspNonce);
