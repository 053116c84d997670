import { Box, Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { accountTexts } from '../../ui/texts/account-texts';
import { Dialog } from '../../ui/components/dialog';
import { texts } from '../../ui/texts/texts';
import classes from './crop-dialog.module.css';
import type { Square } from './cut-out';

const { picture: words } = accountTexts;
const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** Pixels of the screen that an arrow key moves the picture by; a fifth of it with Shift. */
const KEY_STEP = 10;

interface CropDialogProps {
  /** Of the picture; null: none is to be cut. */
  url: string | null;
  onCut: (square: Square) => void;
  onClose: () => void;
}

/** A circle that is laid over a picture: what is inside it is the profile picture. */
export function CropDialog({ url, onCut, onClose }: CropDialogProps) {
  return (
    <Dialog opened={url !== null} title={words.cropTitle} onClose={onClose}>
      {url !== null && <Cutting url={url} onCut={onCut} onClose={onClose} />}
    </Dialog>
  );
}

function Cutting({ url, onCut, onClose }: CropDialogProps & { url: string }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  return (
    <Stack>
      <Text c="dimmed">{words.cropHint}</Text>
      <Box className={classes.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          maxZoom={MAX_ZOOM}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setSquare(pixels)}
          // The policy of our pages lets no script write styles (server/core/http/security-headers.ts).
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: classes.circle ?? '' }}
          cropperProps={{ role: 'group', 'aria-label': words.circle }}
        />
      </Box>
      <Slider
        thumbLabel={words.zoom}
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        label={null}
        value={zoom}
        onChange={setZoom}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button disabled={square === null} onClick={() => square && onCut(square)}>
          {words.use}
        </Button>
      </Group>
    </Stack>
  );
}
