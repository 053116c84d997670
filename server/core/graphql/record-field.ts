import { Inject, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../access/parameters.js';
import type { Viewer } from '../access/viewer.js';
import type { RecordBatches } from './record-batches.js';

/** A type with the id that the field is beside. */
type Owner<Name extends string> = abstract new () => Record<`${Name}Id`, string | null>;

interface RecordFieldOptions<Row extends { id: string }, Answer, Usual extends string> {
  /** Its usual name: `quiz` is beside `quizId`. */
  name: Usual;
  description: string;
  records: Type<RecordBatches<Row>>;
  type: abstract new () => Answer;
  toAnswer: (row: Row) => Answer;
}

/**
 * Declares, for types with the id of another record, the field with that record.
 * @returns makes the resolver of one type, to be listed among the providers of its module
 */
export function recordField<Row extends { id: string }, Answer, const Usual extends string>({
  name: usualName,
  description,
  records,
  type,
  toAnswer,
}: RecordFieldOptions<Row, Answer, Usual>) {
  return <Name extends string = Usual>(owner: Owner<Name>, other?: Name): Type<object> => {
    const name: string = other ?? usualName;

    @Resolver(() => owner)
    class RecordFieldResolver {
      constructor(@Inject(records) private readonly batches: RecordBatches<Row>) {}

      @ResolveField(name, () => type, { nullable: true, description })
      async read(
        @Parent() parent: Record<string, string | null>,
        @CurrentViewer() viewer: Viewer,
        @Context() request: object,
      ): Promise<Answer | null> {
        return this.batches.load(request, viewer, parent[`${name}Id`] ?? null, toAnswer);
      }
    }
    return RecordFieldResolver;
  };
}
