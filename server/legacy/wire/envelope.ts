/** What every answer of the older system has, whatever else stands in it. */
export interface Envelope {
  /** That of the response. */
  statusCode: number;
  success: boolean;
  message: string;
}

/** @param status that of the response, which the route has set */
export function done<Fields extends object>(
  message: string,
  fields?: Fields,
  status = 200,
): Envelope & Fields {
  return { statusCode: status, success: true, message, ...(fields as Fields) };
}

export function refused<Fields extends object>(
  status: number,
  message: string,
  fields?: Fields,
): Envelope & Fields {
  return { statusCode: status, success: false, message, ...(fields as Fields) };
}
