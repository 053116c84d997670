export function renderGuidePage(text: string): string;
