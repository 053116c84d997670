import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { coreErrors } from '../errors/domain-error.js';

export const MAX_PAGE_SIZE = 100;
/** No reader gets this far, and large offsets are expensive. */
const MAX_PAGE = 100_000;

/** The requested part of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The page, from 1.' })
  page!: number;

  @Field(() => Int, { defaultValue: 10, description: `Entries a page, at most ${MAX_PAGE_SIZE}.` })
  pageSize!: number;
}

/** A part of a list, as services return it. */
export interface PageOf<T> {
  items: T[];
  totalCount: number;
  page: number;
  pageSize: number;
}

/** @throws VALIDATION when the page or its size is out of bounds */
export function pageBounds({ page, pageSize }: PageArgs): { take: number; skip: number } {
  const fields = [];
  if (page < 1 || page > MAX_PAGE) {
    fields.push({ path: 'page', message: `page must be from 1 to ${MAX_PAGE}` });
  }
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    fields.push({ path: 'pageSize', message: `pageSize must be from 1 to ${MAX_PAGE_SIZE}` });
  }
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
  return { take: pageSize, skip: (page - 1) * pageSize };
}

/** The GraphQL type of a page of `Item`: extend it with a class that has the list's name. */
export function Paged<T>(Item: Type<T>): Type<PageOf<T> & { totalPages: number }> {
  @ObjectType({ isAbstract: true })
  abstract class Page {
    @Field(() => [Item], { description: 'The entries of this page.' })
    items!: T[];

    @Field(() => Int, { description: 'Entries on all pages.' })
    totalCount!: number;

    @Field(() => Int, { description: 'This page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Entries a page.' })
    pageSize!: number;

    @Field(() => Int, { description: 'How many pages there are; 0 when there is no entry.' })
    totalPages!: number;
  }
  return Page as Type<PageOf<T> & { totalPages: number }>;
}

/** A page as the API returns it, with each entry mapped. */
export function toPage<T, R>(page: PageOf<T>, map: (item: T, index: number) => R) {
  return {
    ...page,
    items: page.items.map(map),
    totalPages: Math.ceil(page.totalCount / page.pageSize),
  };
}
