import { Controller } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import {
  readReturnRequest,
  requestReturn,
  returnByCode,
  withdrawReturnRequest,
} from './returns.routes.js';
import { ReturnsService } from './returns.service.js';

/** Public routes: a device that goes on has no link yet. */
@Controller()
export class ReturnsController {
  constructor(private readonly returns: ReturnsService) {}

  @Endpoint(returnByCode)
  async byCode(
    @RouteInput() { params, body }: InputOf<typeof returnByCode>,
    @CurrentCaller() { address }: Caller,
  ) {
    return this.returns.byCode(params.code, body.returnCode, address);
  }

  @Endpoint(requestReturn)
  async request(
    @RouteInput() { params, body }: InputOf<typeof requestReturn>,
    @CurrentCaller() { address }: Caller,
  ) {
    return this.returns.request(params.code, body, address);
  }

  @Endpoint(readReturnRequest)
  async read(
    @RouteInput() { params, body }: InputOf<typeof readReturnRequest>,
    @CurrentCaller() { address }: Caller,
  ) {
    return this.returns.read(params, body.secret, address);
  }

  @Endpoint(withdrawReturnRequest)
  async withdraw(
    @RouteInput() { params, body }: InputOf<typeof withdrawReturnRequest>,
    @CurrentCaller() { address }: Caller,
  ) {
    return { isWithdrawn: await this.returns.withdraw(params, body.secret, address) };
  }
}
