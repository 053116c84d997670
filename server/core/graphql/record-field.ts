import { Inject, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../access/parameters.js';
import type { Viewer } from '../access/viewer.js';
import type { RecordBatches } from './record-batches.js';

interface RecordFieldOptions<Row extends { id: string }, Answer> {
  /** Its usual name: `quiz` is beside `quizId`. */
  name: string;
  description: string;
  records: Type<RecordBatches<Row>>;
  type: abstract new () => Answer;
  toAnswer: (row: Row) => Answer;
}

/**
 * Declares, for types with the id of another record, the field with that record.
 * @returns makes the resolver of one type, to be listed among the providers of its module
 */
export function recordField<Row extends { id: string }, Answer>({
  name: usualName,
  description,
  records,
  type,
  toAnswer,
}: RecordFieldOptions<Row, Answer>) {
  return (Owner: abstract new () => object, name = usualName): Type<object> => {
    @Resolver(() => Owner)
    class RecordFieldResolver {
      constructor(@Inject(records) private readonly batches: RecordBatches<Row>) {}

      @ResolveField(name, () => type, { nullable: true, description })
      async read(
        @Parent() owner: Record<string, string | null>,
        @CurrentViewer() viewer: Viewer,
        @Context() request: object,
      ): Promise<Answer | null> {
        return this.batches.load(request, viewer, owner[`${name}Id`] ?? null, toAnswer);
      }
    }
    return RecordFieldResolver;
  };
}
