/** The few pictograms there are, in one stroke width. Decorative: the words beside them say it. */
import type { ReactNode } from 'react';

function icon(paths: ReactNode) {
  return function Icon({ size = 18 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {paths}
      </svg>
    );
  };
}

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const SearchIcon = icon(<path d="m20 20-4.5-4.5M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12" />);
export const FilterIcon = icon(<path d="M4 6h16M7 12h10M10 18h4" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />);
export const AlertIcon = icon(<path d="M12 8v5m0 3.5v.01M12 3 2.5 20h19z" />);
export const ArrowLeftIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const UserIcon = icon(<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-7 8a7 7 0 0 1 14 0" />);
export const SheetIcon = icon(<path d="M5 3h14v18H5zm0 6h14M5 15h14M11 9v12" />);
export const ChevronLeftIcon = icon(<path d="m15 5-7 7 7 7" />);
export const ChevronRightIcon = icon(<path d="m9 5 7 7-7 7" />);
export const ListIcon = icon(<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />);
export const HomeIcon = icon(<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z" />);
