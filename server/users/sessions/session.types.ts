import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { ListedSession } from './session.queries.js';

@ObjectType('Session', { description: 'A log-in of yours.' })
export class SessionType {
  @Field(() => ID, { description: 'Identifies it, to end it. It is not its token.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself, or has ended.' })
  expiresAt!: Date;

  @Field({ description: 'The network address it began from; for IPv6 the network.' })
  clientAddress!: string;

  @Field({ description: 'What the browser or program calls itself.' })
  userAgent!: string;

  @Field({ description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;

  @Field({ description: 'Whether its token still works.' })
  isOpen!: boolean;

  @Field({ description: 'Whether its browser can begin another one without a password.' })
  isRemembered!: boolean;
}

export function toSession(session: ListedSession): SessionType {
  return {
    id: session.id,
    createdAt: session.createdAt,
    expiresAt: session.expiresAt,
    clientAddress: session.clientAddress,
    userAgent: session.userAgent,
    isCurrent: session.isCurrent,
    isOpen: session.isOpen,
    isRemembered: session.isRemembered,
  };
}
