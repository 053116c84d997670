import { Box, Button, Slider, Stack, Text } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { Dialog } from '../../ui/components/dialog';
import { texts } from '../../ui/texts/texts';
import classes from './crop-dialog.module.css';
import type { Square } from './crop-image';

const { picture: words } = accountTexts;
const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** Screen pixels by which an arrow key moves the picture; a fifth of it with Shift. */
const KEY_STEP = 10;

interface CropDialogProps {
  /** The URL of the picture; null closes the dialog. */
  url: string | null;
  onCrop: (square: Square) => void;
  onClose: () => void;
}

/** Crops a picture with a circle to the profile picture. */
export function CropDialog({ url, onCrop, onClose }: CropDialogProps) {
  return (
    <Dialog opened={url !== null} title={words.cropTitle} onClose={onClose}>
      {url !== null && <CropForm url={url} onCrop={onCrop} onClose={onClose} />}
    </Dialog>
  );
}

function CropForm({ url, onCrop, onClose }: CropDialogProps & { url: string }) {
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
          // Our CSP allows no script to write styles (server/core/http/security-headers.ts).
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
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button disabled={square === null} onClick={() => square && onCrop(square)}>
          {words.use}
        </Button>
      </DialogActions>
    </Stack>
  );
}
