/** Types of pictures in a workbook that can be shown in a browser, by the names of their parts. */
const SUPPORTED = /\.(?:png|jpe?g|jfif|gif|webp)$/i;

/** The bytes are checked when the picture is stored. */
export function isSupportedPicture(path: string): boolean {
  return SUPPORTED.test(path);
}
