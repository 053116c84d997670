/** All icons, in one stroke width. They are decorative: the text beside them has the meaning. */
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
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const AlertIcon = icon(<path d="M12 8v5m0 3.5v.01M12 3 2.5 20h19z" />);
export const ArrowLeftIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const UserIcon = icon(<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-7 8a7 7 0 0 1 14 0" />);
export const SheetIcon = icon(<path d="M5 3h14v18H5zm0 6h14M5 15h14M11 9v12" />);
export const ChevronLeftIcon = icon(<path d="m15 5-7 7 7 7" />);
export const ChevronRightIcon = icon(<path d="m9 5 7 7-7 7" />);
export const ListIcon = icon(<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />);
export const HomeIcon = icon(<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z" />);
export const PeopleIcon = icon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7m-6.5 9a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5m2 3.5a6.5 6.5 0 0 1 3.5 5.5" />,
);
export const BinIcon = icon(<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5" />);
export const InfoIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-10v5m0-8v.01" />);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" />);
export const EyeIcon = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12m9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />,
);
export const PrintIcon = icon(<path d="M7 9V3h10v6M7 18H4v-8h16v8h-3M7 14h10v7H7z" />);
export const ImageIcon = icon(
  <path d="M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15.5 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2" />,
);
export const GripIcon = icon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />);
