/**
 * The columns of ours in a workbook of refused rows. They are not read when it comes back, and not
 * named among those that were not read.
 */
export const [ROW_HEADER, MESSAGE_HEADER] = ['Row in your file', 'What to repair'] as const;
export const REPAIR_HEADERS = [ROW_HEADER, MESSAGE_HEADER] as const;
