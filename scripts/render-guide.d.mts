export function renderGuidePage(text: string, file: string): string;
