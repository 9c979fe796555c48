import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const pages = ['Trails', 'Huts', 'Weather'];

export default function ResponsiveAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static" aria-label="Upland">
      <Toolbar>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Open the menu"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
          {pages.map((page) => (
            <MenuItem key={page} onClick={close}>
              {page}
            </MenuItem>
          ))}
        </Menu>
        <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
          Upland
        </Typography>
        <Box component="nav" aria-label="Pages" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {pages.map((page) => (
            <Button key={page} color="inherit">
              {page}
            </Button>
          ))}
        </Box>
      </Toolbar>
    </AppBar>
  );
}
