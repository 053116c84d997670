/** The fields of every legacy response. */
export interface Envelope {
  /** The same as the status of the response. */
  statusCode: number;
  success: boolean;
  message: string;
}

/** @param status must be the status that the route sets */
export function success<Fields extends object>(
  message: string,
  fields?: Fields,
  status = 200,
): Envelope & Fields {
  return { statusCode: status, success: true, message, ...(fields as Fields) };
}

export function failure<Fields extends object>(
  status: number,
  message: string,
  fields?: Fields,
): Envelope & Fields {
  return { statusCode: status, success: false, message, ...(fields as Fields) };
}
