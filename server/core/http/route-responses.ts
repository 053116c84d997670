/** What a route answers: JSON, a file, a text, or something that its handler writes itself. */
import type { StreamableFile } from '@nestjs/common';
import { z } from 'zod';

/** Schemas by content type. */
type Content = Readonly<Record<string, z.ZodType>>;

/** The handler returns a value of the shape. */
export interface JsonResponse<Shape extends z.ZodType = z.ZodType> {
  kind: 'json';
  description: string;
  content: { 'application/json': Shape };
}

/** The handler returns a file of one of these content types. */
export interface FileResponse {
  kind: 'file';
  description: string;
  content: Content;
}

/** The handler returns a text of this content type. */
export interface TextResponse {
  kind: 'text';
  description: string;
  content: Content;
}

/** The handler writes the reply itself. */
export interface WrittenResponse {
  kind: 'written';
  description: string;
  content: Content;
}

export type RouteResponse = JsonResponse | FileResponse | TextResponse | WrittenResponse;

/** @param shape with a description, which is that of the response, too */
export function json<Shape extends z.ZodType>(shape: Shape): JsonResponse<Shape> {
  return {
    kind: 'json',
    description: shape.description ?? '',
    content: { 'application/json': shape },
  };
}

export function file(description: string, ...contentTypes: [string, ...string[]]): FileResponse {
  return {
    kind: 'file',
    description,
    content: Object.fromEntries(contentTypes.map((type) => [type, z.file()])),
  };
}

/** A file to download that is JSON, of a shape with a description. */
export function jsonFile(shape: z.ZodType): FileResponse {
  return {
    kind: 'file',
    description: shape.description ?? '',
    content: { 'application/json': shape },
  };
}

export function text(description: string, contentType: string): TextResponse {
  return { kind: 'text', description, content: { [contentType]: z.string() } };
}

export function written(description: string, content: Content): WrittenResponse {
  return { kind: 'written', description, content };
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
