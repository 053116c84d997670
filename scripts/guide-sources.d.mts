export const GUIDE_PAGES: Record<string, string>;
export const GUIDE_SOURCES: string[];
