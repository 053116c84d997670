import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { requestOf } from '../access/access.guard.js';
import { withIdempotencyKey } from './keyed-call.js';

/** Runs the handler of an upload with the Idempotency-Key of the request. What was sent, the service adds. */
export class KeyedUploadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(context);
    const part = request.routeOptions.url ?? '';
    const content = () => undefined;
    return withIdempotencyKey(request, part, content, () => from(lastValueFrom(next.handle())));
  }
}
