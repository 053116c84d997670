/**
 * The columns that we add to a workbook of refused rows. When it is imported, they are not read, and
 * not reported as unread columns either.
 */
export const [ROW_HEADER, MESSAGE_HEADER] = ['Row in your file', 'What to repair'] as const;
export const REPAIR_HEADERS = [ROW_HEADER, MESSAGE_HEADER] as const;
