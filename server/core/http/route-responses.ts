/** What a route answers: JSON of a shape, a file, a text, or something that its handler writes itself. */
import type { StreamableFile } from '@nestjs/common';
import type { z } from 'zod';

/** The handler returns a value of the shape. */
export interface JsonResponse<Shape extends z.ZodType = z.ZodType> {
  kind: 'json';
  shape: Shape;
}

/** The handler returns a file of one of these content types. */
export interface FileResponse {
  kind: 'file';
  contentTypes: readonly string[];
}

/** The handler returns a text of this content type. */
export interface TextResponse {
  kind: 'text';
  contentType: string;
}

/** The handler writes the reply itself, as one of these content types. */
export interface WrittenResponse {
  kind: 'written';
  shapes: Readonly<Record<string, z.ZodType>>;
}

export type RouteResponse = JsonResponse | FileResponse | TextResponse | WrittenResponse;

export function json<Shape extends z.ZodType>(shape: Shape): JsonResponse<Shape> {
  return { kind: 'json', shape };
}

export function file(...contentTypes: [string, ...string[]]): FileResponse {
  return { kind: 'file', contentTypes };
}

export function text(contentType: string): TextResponse {
  return { kind: 'text', contentType };
}

/** @param shapes by content type */
export function written(shapes: Record<string, z.ZodType>): WrittenResponse {
  return { kind: 'written', shapes };
}

/** What a handler with this response returns, or a promise of it. */
export type ResultOf<Response extends RouteResponse> =
  Response extends JsonResponse<infer Shape>
    ? Awaitable<z.output<Shape>>
    : Response extends FileResponse
      ? Awaitable<StreamableFile>
      : Response extends TextResponse
        ? Awaitable<string>
        : Promise<void>;

type Awaitable<Value> = Value | Promise<Value>;
