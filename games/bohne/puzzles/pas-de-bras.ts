// Puzzles, the easiest first: mined by the command puzzles, explained in docs/puzzles.md.

export const PUZZLES = `tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-38-302-3 3
kind turn take
difficulty 0
found 0
choice 0 0 74.15 0 154 take 2
choice 18.73 0 55.42 -4 158 take 0
choice 25.13 0 49.02 2 152 take 4
choice 40.68 0 33.47 11 143 take 5
steps
chance D4 D8 M5 M9 H- H3 M0 D2 W10 Wx2 D1 M- W- H9 W2 D0 D9 M6 H- Mx2 W3 M10 M2 H8 Hx2 W5 D- H10 D6 W4 D5 M3 W7 W- Dx2 M4 W8 W- D7 H4 H0 H6 W9 M8 D3 M- D- W6 H2 D- M1 M7 H- M- H1 D10 H5 W1 H7 W0
3 lead D0
sealed 0 play H1 ; 1 play D2 ; 2 play W7 ; 4 play D1 ; 5 play W0
3 take 0
0 take 2
2 take 4
4 take 1
5 lead M-
sealed 0 play W9 ; 1 play W5 ; 2 play D- ; 3 play W1 ; 4 play Dx2
5 take 4
4 take 0
0 take 1
1 take 3
2 lead H5
sealed 0 play H- ; 1 play W- ; 3 play M- ; 4 play H- ; 5 play H6
2 take 5
5 take 4
4 take 0
0 take 3
1 lead M3
sealed 0 play W- ; 2 play D7 ; 3 play W- ; 4 play H0 ; 5 play H3
1 take 2
2 take 5
5 take 4
4 take 0
3 lead Wx2
sealed 0 play Hx2 ; 1 play D- ; 2 play M5 ; 4 play D- ; 5 play M6
3 take 5
5 take 2
2 take 0
0 take 1
4 lead H-
sealed 0 play W8 ; 1 play D8 ; 2 play M1 ; 3 play H10 ; 5 play W6
4 take 1
1 take 3
3 take 0
0 take 5
2 lead W3
sealed 0 play M0 ; 1 play D10 ; 3 play H4 ; 4 play D9 ; 5 play M4
2 take 1
1 take 3
3 take 5
5 take 4
0 lead H2
sealed 1 play H9 ; 2 play D3 ; 3 play M7 ; 4 play D6 ; 5 play W4
0 take 1
1 take 3
3 take 2
2 take 4
5 lead M-
sealed 0 play D4 ; 1 play Mx2 ; 2 play W10 ; 3 play M9 ; 4 play M2
5 take 2
2 take 0
0 take 4
4 take 3
1 lead M8
sealed 0 play D5 ; 2 play W2 ; 3 play M10 ; 4 play H7 ; 5 play H8
1 take 5
5 take 3
3 take 4
4 take 0
points -16 13 -5 23 -11 26
chance W4 D1 W10 H2 D8 H9 W0 W7 D0 W9 M0 W2 W5 D5 Mx2 M6 M8 M5 D9 W8 D7 H5 W1 H0 M7 D6 D- M10 H3 W6 H- M2 D2 H8 M9 W- Wx2 D- M1 M- H10 M- H- H7 W3 M3 D- D4 H1 H6 W- H- W- H4 M- M4 D10 Hx2 D3 Dx2
4 lead W-
sealed 0 play Wx2 ; 1 play H6 ; 2 play Mx2 ; 3 play H5 ; 5 play M5
4 take 0
0 take 2
2 take 1
1 take 3
5 lead H0
sealed 0 play W0 ; 1 play M4 ; 2 play W- ; 3 play Hx2 ; 4 play M9
5 take 2
2 take 4
4 take 3
3 take 1
0 lead M-
sealed 1 play D5 ; 2 play M1 ; 3 play M- ; 4 play M8 ; 5 play H9
0 take 4
4 take 5
5 take 1
1 take 2
3 lead W9
sealed 0 play H- ; 1 play D- ; 2 play D2 ; 4 play D- ; 5 play H4
3 take 5
5 take 2
2 take 0
0 take 4
1 lead D6
sealed 0 play H- ; 2 play W10 ; 3 play H8 ; 4 play M0 ; 5 play D4
1 take 3
3 take 2
2 take 5
5 take 0
4 lead H3
sealed 0 play H1 ; 1 play H7 ; 2 play D0 ; 3 play M10 ; 5 play Dx2
4 take 1
1 take 3
3 take 0
0 take 2
5 lead W2
sealed 0 play M7 ; 1 play W7 ; 2 play W3 ; 3 play M6 ; 4 play W1
5 take 1
1 take 3
3 take 4
4 take 2
0 lead W4
sealed 1 play M2 ; 2 play D- ; 3 play M3 ; 4 play D3 ; 5 play W6
0 take 5
5 take 4
4 take 2
2 take 3
1 lead D1
sealed 0 play W5 ; 2 play D7 ; 3 play H- ; 4 play H10 ; 5 play W-
1 take 4
4 take 0
0 take 2
2 take 3
5 lead M-
sealed 0 play D9 ; 1 play W8 ; 2 play D10 ; 3 play H2 ; 4 play D8
5 take 2
2 take 0
0 take 3
3 take 4
points 8 6 13 -9 70 25
chance M3 D6 H0 Hx2 D- Wx2 H- W3 M7 Mx2 H3 W10 H2 H- H- W- D8 M9 M- M1 H9 D7 H4 D3 W2 M6 D- W1 D- W0 M8 W- W8 M10 W9 H7 M2 M0 W- D4 D0 W6 D2 M4 W5 Dx2 M5 H1 W4 M- D1 M- H6 W7 H10 D10 H8 D9 D5 H5
5 lead W0
sealed 0 play H10 ; 1 play M1 ; 2 play D- ; 3 play Mx2 ; 4 play W9
5 take 2
2 take 0
0 take 3
3 take 4
1 lead M0
sealed 0 play M8 ; 2 play H- ; 3 play M10 ; 4 play D- ; 5 play H5
1 take 0
0 take 3
3 take 5
5 take 4
2 lead H0
sealed 0 play H- ; 1 play D10 ; 3 play M- ; 4 play D- ; 5 play W6
2 take 1
1 take 5
5 take 3
3 take 4
0 lead M-
sealed 1 play D6 ; 2 play H9 ; 3 play Dx2 ; 4 play M5 ; 5 play H1
0 take 4
4 take 2
2 take 3
3 take 5
1 lead W3
sealed 0 play M2 ; 2 play W- ; 3 play D7 ; 4 play D0 ; 5 play D3
1 take 3
3 take 0
0 take 5
5 take 2
4 lead H3
sealed 0 play M3 ; 1 play M4 ; 2 play M7 ; 3 play D4 ; 5 play Wx2
4 take 2
2 take 3
3 take 5
5 take 1
0 lead D2
sealed 1 play H- ; 2 play W5 ; 3 play D9 ; 4 play D5 ; 5 play W7
0 take 5
5 take 3
3 take 2
2 take 4
1 lead W-
sealed 0 play W4 ; 2 play W8 ; 3 play Hx2 ; 4 play D8 ; 5 play W10
1 take 3
3 take 5
5 take 4
4 take 2
0 lead W2
sealed 1 play M6 ; 2 play D1 ; 3 play W- ; 4 play H4 ; 5 play M9
0 take 5
5 take 4
4 take 1
1 take 2
3 lead W1
sealed 0 play H2 ; 1 play M- ; 2 play H8 ; 4 play H6 ; 5 play H7
3 take 5
5 take 4
4 take 2
2 take 0
points -52 -1 8 67 8 29
chance W- M3 M1 H6 D9 M8 H9 W7 D5 M7 Hx2 M0 W0 D6 W10 H3 H10 Dx2 W1 Mx2 D3 M- W5 M- W9 H0 M6 W6 W8 M9 D- H8 H- W3 H1 W- M10 W2 W4 D- D0 D1 W- H4 H7 M- D8 H2 Wx2 M2 H- M4 D2 D4 D7 D10 M5 H- H5 D-
0 lead D-
sealed 1 play D6 ; 2 play M1 ; 3 play W3 ; 4 play H10 ; 5 play H2
0 take 4
4 take 1
1 take 2
2 take 3
5 lead D-
sealed 0 play Wx2 ; 1 play H8 ; 2 play W4 ; 3 play D- ; 4 play Hx2
5 take 3
3 take 2
2 take 1
1 take 0
4 lead D0
sealed 0 play W9 ; 1 play D10 ; 2 play W10 ; 3 play H6 ; 5 play M9
4 take 5
5 take 1
1 take 0
0 take 3
2 lead M6
sealed 0 play W- ; 1 play H4 ; 3 play H- ; 4 play H1 ; 5 play M0
2 take 1
1 take 4
4 take 5
5 take 0
3 lead H3
sealed 0 play W- ; 1 play Mx2 ; 2 play H7 ; 4 play D2 ; 5 play D4
3 take 5
5 take 0
0 take 1
1 take 2
4 lead H5
sealed 0 play D7 ; 1 play W7 ; 2 play M5 ; 3 play W6 ; 5 play W-
4 take 1
1 take 0
0 take 2
2 take 3
5 lead M8
sealed 0 play W1 ; 1 play W2 ; 2 play D3 ; 3 play M7 ; 4 play W5
5 take 2
2 take 0
0 take 3
3 take 1
4 lead D8
sealed 0 play W0 ; 1 play M2 ; 2 play H- ; 3 play M4 ; 5 play M-
4 take 3
3 take 0
0 take 2
2 take 5
1 lead M3
sealed 0 play M10 ; 2 play H- ; 3 play M- ; 4 play W8 ; 5 play D1
1 take 4
4 take 5
5 take 0
0 take 3
2 lead D5
sealed 0 play H9 ; 1 play H0 ; 3 play M- ; 4 play D9 ; 5 play Dx2
2 take 3
3 take 4
4 take 0
0 take 5
points 8 73 25 17 12 25
chance W- W5 H8 D10 H- H7 M2 M- W0 H5 W2 H10 D- H1 W7 W3 D0 M7 M9 D- W- W10 H- D5 W9 W6 W8 M10 D7 M0 M- D1 D2 M6 D9 H- Dx2 M1 M5 W1 D4 Mx2 M3 D8 W4 Hx2 H6 H0 D6 M- D3 M8 H4 W- D- H9 H3 Wx2 M4 H2
1 lead W6
sealed 0 play M- ; 2 play D3 ; 3 play W1 ; 4 play H- ; 5 play H2
1 take 3
3 take 5
5 take 2
2 take 4
0 lead D-
sealed 1 play D8 ; 2 play W4 ; 3 play M10 ; 4 play H- ; 5 play M0
0 take 3
3 take 1
1 take 2
2 take 4
5 lead H10
sealed 0 play W- ; 1 play W5 ; 2 play W- ; 3 play H5 ; 4 play D0
5 take 3
3 take 2
2 take 1
1 take 4
0 lead D-
sealed 1 play D- ; 2 play D2 ; 3 play Hx2 ; 4 play D9 ; 5 play H7
0 take 3
3 take 4
4 take 5
5 take 1
2 lead W0
sealed 0 play Dx2 ; 1 play H9 ; 3 play Wx2 ; 4 play W2 ; 5 play M7
2 take 3
3 take 0
0 take 1
1 take 5
4 lead D4
sealed 0 play M2 ; 1 play H1 ; 2 play H3 ; 3 play M6 ; 5 play D5
4 take 5
5 take 3
3 take 1
1 take 0
2 lead W8
sealed 0 play M3 ; 1 play D1 ; 3 play W3 ; 4 play M4 ; 5 play Mx2
2 take 0
0 take 5
5 take 4
4 take 1
3 lead D10
sealed 0 play M9 ; 1 play M- ; 2 play M5 ; 4 play H4 ; 5 play H-
3 take 2
2 take 4
4 take 1
1 take 0
5 lead W-
sealed 0 play W9 ; 1 play M1 ; 2 play W7 ; 3 play W10 ; 4 play D7
5 take 3
3 take 4
4 take 0
0 take 2
1 lead M-
sealed 0 play D6 ; 2 play H8 ; 3 play M8 ; 4 play H6 ; 5 play H0
1 take 3
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 1
puzzle 8-5-160-3 3
kind sealed play
difficulty 18
found 0
choice 0 0 33.29 0 84.56 play D10
choice 20.81 0.46 12.48 29.79 54.77 play H-
choice 22.32 0.44 10.97 32.43 52.13 play H2
choice 22.51 0.44 10.78 32.68 51.89 play D1
choice 24.38 0.35 8.91 36.28 48.29 play M7
choice 25.52 0.34 7.78 38.97 45.6 play H0
steps
chance M- H3 M- H10 W5 D7 W- H2 M0 D4 M- Mx2 M6 Dx2 H1 D- W8 W3 M3 W10 Hx2 Wx2 W7 M2 M9 W- H5 D8 M8 W2 W4 D9 H- H0 H4 D10 H- H- D- M5 H9 D2 D3 M1 W6 H7 W1 D5 W- M10 H8 D0 D1 D6 D- H6 M4 M7 W0 W9
1 lead Wx2
sealed 0 play M0 ; 2 play D- ; 3 play W10
1 take 2
2 take 3
0 lead Hx2
sealed 1 play W- ; 2 play W- ; 3 play D-
0 take 3
3 take 2
1 lead H7
sealed 0 play W5 ; 2 play M- ; 3 play D9
1 take 0
0 take 3
2 lead M-
sealed 0 play W- ; 1 play H- ; 3 play H6
2 take 0
0 take 3
1 lead D2
sealed 0 play M8 ; 2 play W0 ; 3 play H2
1 take 3
3 take 2
0 lead H-
sealed 1 play H3 ; 2 play D- ; 3 play M2
0 take 2
2 take 3
1 lead H0
sealed 0 play M4 ; 2 play W7 ; 3 play D0
1 take 2
2 take 0
3 lead M1
sealed 0 play D1 ; 1 play D6 ; 2 play H8
3 take 1
1 take 2
0 lead H-
sealed 1 play D4 ; 2 play W4 ; 3 play D10
0 take 3
3 take 1
2 lead H1
sealed 0 play W6 ; 1 play Dx2 ; 3 play W9
2 take 3
3 take 1
0 lead M-
sealed 1 play M7 ; 2 play D3 ; 3 play Mx2
0 take 3
3 take 1
2 lead H4
sealed 0 play W8 ; 1 play D7 ; 3 play H10
2 take 0
0 take 3
1 lead W2
sealed 0 play M9 ; 2 play H5 ; 3 play D8
1 take 3
3 take 2
0 lead H9
sealed 1 play M10 ; 2 play M3 ; 3 play M5
0 take 1
1 take 2
3 lead D5
sealed 0 play M6 ; 1 play W3 ; 2 play W1
3 take 1
1 take 2
points 43 -19 -13 34
chance Mx2 W4 D2 W3 H- D- D5 D- W5 W- M0 W10 H8 W8 M2 D7 D8 Hx2 D- D6 H10 W- M5 M4 M8 M6 W7 W0 H- D1 Dx2 H7 D9 H1 H3 M- H4 M7 H6 M3 D0 W1 W- H0 M- D4 M10 M- M9 W9 D10 W2 H- H5 H9 M1 H2 D3 Wx2 W6
2 lead W-
sealed 0 play H10 ; 1 play Hx2 ; 3 play M3
2 take 1
1 take 0
3 lead H7
sealed 0 play M8 ; 1 play W- ; 2 play D-
3 take 2
2 take 0
1 lead W1
sealed 0 play H- ; 2 play M0 ; 3 play H0
1 take 2
2 take 3
0 lead D9
sealed 1 play D4 ; 2 play D2 ; 3 play M-
0 take 1
1 take 2
3 lead M4
sealed 0 play H- ; 1 play M7 ; 2 play Wx2
3 take 0
0 take 1
2 lead M2
sealed 0 play D0 ; 1 play W8 ; 3 play W10
2 take 3
3 take 0
1 lead D1
sealed 0 play H8 ; 2 play W7 ; 3 play W3
1 take 3
3 take 0
2 lead D5
sealed 0 play H2 ; 1 play D- ; 3 play D-
2 take 0
0 take 3
1 lead H1
sealed 0 play H- ; 2 play D10 ; 3 play W0
1 take 2
2 take 0
3 lead M1
sealed 0 play M9 ; 1 play M6 ; 2 play Dx2
3 take 0
0 take 1
2 lead H3
sealed 0 play Mx2 ; 1 play W4 ; 3 play W2
2 take 1
1 take 3
0 lead M-
sealed 1 play D3 ; 2 play H6 ; 3 play W6
0 take 2
2 take 1
3 lead M-
sealed 0 play D8 ; 1 play W9 ; 2 play M5
3 take 2
2 take 1
0 lead W5
sealed 1 play W- ; 2 play M10 ; 3 play D7
0 take 1
1 take 3
2 lead H9
sealed 0 play H4 ; 1 play H5 ; 3 play D6
2 take 3
3 take 1
points -2 107 25 -34
chance W- H8 W6 D- Dx2 M9 M- D2 Mx2 M10 H9 M0 M5 M- H4 H- W3 H- W2 D8 M2 H6 D3 W8 H- Wx2 H1 W- D6 W5 W- H0 H3 H10 H5 D9 D7 Hx2 W9 D1 M- M1 D- W10 W1 H7 D0 D10 M6 W4 D5 H2 W0 W7 M8 M3 D4 M4 D- M7
3 lead M0
sealed 0 play W1 ; 1 play W4 ; 2 play W9
3 take 2
2 take 1
0 lead D7
sealed 1 play H8 ; 2 play W- ; 3 play D2
0 take 2
2 take 1
3 lead W10
sealed 0 play W- ; 1 play M9 ; 2 play D-
3 take 1
1 take 2
0 lead M-
sealed 1 play H7 ; 2 play D- ; 3 play D8
0 take 1
1 take 3
2 lead M-
sealed 0 play Dx2 ; 1 play W5 ; 3 play W-
2 take 3
3 take 0
1 lead H-
sealed 0 play W3 ; 2 play D0 ; 3 play D9
1 take 0
0 take 3
2 lead D3
sealed 0 play W0 ; 1 play Hx2 ; 3 play W8
2 take 3
3 take 1
0 lead D6
sealed 1 play M10 ; 2 play W2 ; 3 play M3
0 take 3
3 take 2
1 lead M-
sealed 0 play D4 ; 2 play H1 ; 3 play D-
1 take 3
3 take 2
0 lead H-
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 1
puzzle 3-47-235-0 0
kind turn take
difficulty 23
found 0
choice 0 0 35.13 0 120.24 take 1
choice 8.58 0.22 26.54 2.3 117.94 take 3
choice 11.43 0.34 23.69 8.42 111.82 take 4
choice 14.09 0.31 21.04 -2.1 122.34 take 5
steps
chance W3 M4 D5 M0 H- W9 D4 D- M10 H6 M6 M2 H5 H- W- M3 M- W7 W- D1 D8 M1 D2 H8 D0 D7 H4 M7 D10 M- D- D9 H2 Dx2 H3 H10 Wx2 H9 M8 W6 W- W8 D3 H1 D- W10 Hx2 H0 Mx2 W5 D6 M9 M5 H- W1 M- W0 W2 W4 H7
1 lead M-
sealed 0 play H5 ; 2 play M10 ; 3 play M9 ; 4 play D10 ; 5 play H10
1 take 2
2 take 4
4 take 5
5 take 3
0 lead Wx2
sealed 1 play H- ; 2 play D- ; 3 play M3 ; 4 play H- ; 5 play H-
0 take 3
3 take 2
2 take 1
1 take 4
5 lead M-
sealed 0 play W3 ; 1 play D- ; 2 play M8 ; 3 play Dx2 ; 4 play M-
5 take 0
0 take 3
3 take 2
2 take 4
1 lead H1
sealed 0 play W1 ; 2 play W- ; 3 play M1 ; 4 play W- ; 5 play H0
1 take 0
0 take 3
3 take 2
2 take 5
4 lead W4
sealed 0 play D4 ; 1 play D1 ; 2 play H2 ; 3 play W6 ; 5 play H8
4 take 3
3 take 5
5 take 0
0 take 2
1 lead W5
sealed 0 play Mx2 ; 2 play H4 ; 3 play W2 ; 4 play H3 ; 5 play H7
1 take 3
3 take 0
0 take 5
5 take 2
4 lead D2
sealed 0 play D0 ; 1 play M4 ; 2 play W0 ; 3 play M7 ; 5 play M2
4 take 3
3 take 1
1 take 5
5 take 2
0 lead D3
sealed 1 play D7 ; 2 play D5 ; 3 play H6 ; 4 play M6 ; 5 play W7
0 take 1
1 take 5
5 take 4
4 take 2
3 lead M0
sealed 0 play D- ; 1 play H9 ; 2 play D6 ; 4 play Hx2 ; 5 play W9
3 take 1
1 take 5
5 take 2
2 take 0
4 lead M5
sealed 0 play W- ; 1 play D9 ; 2 play D8 ; 3 play W10 ; 5 play W8
4 take 3
3 take 2
2 take 5
5 take 1
points 27 -35 8 35 5 38
chance H7 W3 H0 M8 H9 H3 W1 M- D7 W- M3 M2 H6 W8 D4 M9 Mx2 W4 M10 Wx2 H8 D- M- M1 W5 D1 D2 H1 D10 M4 M- H5 H- W2 Dx2 D0 H- D5 D8 D6 W10 D9 M0 M5 W9 W6 D- W7 H- H4 W0 M6 D3 M7 W- Hx2 H10 D- W- H2
2 lead H-
sealed 0 play M10 ; 1 play Hx2 ; 3 play W2 ; 4 play W10 ; 5 play D9
2 take 0
0 take 1
1 take 4
4 take 5
3 lead W-
sealed 0 play H- ; 1 play H5 ; 2 play H10 ; 4 play H9 ; 5 play H3
3 take 1
1 take 2
2 take 4
4 take 5
0 lead H6
sealed 1 play M- ; 2 play W0 ; 3 play M8 ; 4 play M- ; 5 play D0
0 take 3
3 take 1
1 take 5
5 take 2
4 lead D-
sealed 0 play H- ; 1 play D1 ; 2 play H8 ; 3 play M9 ; 5 play M7
4 take 3
3 take 1
1 take 2
2 take 5
0 lead M0
sealed 1 play W8 ; 2 play D2 ; 3 play D- ; 4 play W- ; 5 play W7
0 take 4
4 take 1
1 take 5
5 take 2
3 lead D-
sealed 0 play W5 ; 1 play W3 ; 2 play H0 ; 4 play Mx2 ; 5 play H2
3 take 2
2 take 0
0 take 4
4 take 1
5 lead M1
sealed 0 play W- ; 1 play D5 ; 2 play D8 ; 3 play H1 ; 4 play D10
5 take 3
3 take 4
4 take 2
2 take 1
0 lead M-
sealed 1 play Wx2 ; 2 play D4 ; 3 play W6 ; 4 play Dx2 ; 5 play M4
0 take 3
3 take 1
1 take 5
5 take 2
4 lead D3
sealed 0 play H7 ; 1 play M5 ; 2 play W9 ; 3 play D6 ; 5 play M2
4 take 2
2 take 0
0 take 1
1 take 5
3 lead M6
sealed 0 play W1 ; 1 play H4 ; 2 play D7 ; 4 play M3 ; 5 play W4
3 take 5
5 take 1
1 take 2
2 take 0
points 40 9 -5 22 31 -7
chance W8 W7 M7 Hx2 W- D1 M- D8 Dx2 H1 M2 W1 H0 M4 D- W9 H6 H3 H2 W- M0 D- H10 H- D- W2 Mx2 Wx2 W3 H- H- M3 W10 D4 H4 M10 M1 H8 H7 M- H9 M6 W- D9 M- W0 D2 H5 M5 D5 D6 M9 D0 M8 W6 W4 D10 D3 D7 W5
3 lead M-
sealed 0 play W6 ; 1 play D9 ; 2 play D10 ; 4 play H10 ; 5 play M10
3 take 1
1 take 2
2 take 4
4 take 5
0 lead M5
sealed 1 play W- ; 2 play D- ; 3 play Wx2 ; 4 play W- ; 5 play H-
0 take 3
3 take 5
5 take 2
2 take 1
4 lead D0
sealed 0 play W8 ; 1 play W7 ; 2 play M- ; 3 play M9 ; 5 play D1
4 take 3
3 take 0
0 take 2
2 take 5
1 lead W2
sealed 0 play H2 ; 2 play M0 ; 3 play W9 ; 4 play D2 ; 5 play H-
1 take 0
0 take 3
3 take 5
5 take 4
2 lead D6
sealed 0 play H- ; 1 play M3 ; 3 play H1 ; 4 play M2 ; 5 play W5
2 take 1
1 take 4
4 take 5
5 take 3
0 lead M1
sealed 1 play M4 ; 2 play Mx2 ; 3 play Hx2 ; 4 play W3 ; 5 play W1
0 take 3
3 take 4
4 take 5
5 take 2
1 lead D5
sealed 0 play H0 ; 2 play Dx2 ; 3 play W0 ; 4 play D7 ; 5 play H5
1 take 5
5 take 2
2 take 4
4 take 0
3 lead D3
sealed 0 play W- ; 1 play H8 ; 2 play H7 ; 4 play H4 ; 5 play H3
3 take 4
4 take 1
1 take 2
2 take 0
5 lead M6
sealed 0 play M- ; 1 play W4 ; 2 play W10 ; 3 play D4 ; 4 play H6
5 take 2
2 take 4
4 take 3
3 take 1
0 lead D-
sealed 1 play D8 ; 2 play M7 ; 3 play D- ; 4 play H9 ; 5 play M8
0 take 4
4 take 1
1 take 3
3 take 5
points 36 11 17 33 18 28
chance H6 D5 H- M6 Wx2 D7 W7 M- Mx2 Dx2 M0 H8 W4 M3 H5 H7 H3 D6 W2 D8 Hx2 M8 D0 H1 M- D- M- D4 M2 H- M9 M1 W0 D2 H- W1 M7 D9 H10 W3 H9 D3 W- H2 W10 H0 W9 H4 M4 D10 D1 D- D- M10 M5 W8 W5 W- W6 W-
4 lead D-
sealed 0 play W7 ; 1 play D10 ; 2 play W10 ; 3 play D2 ; 5 play M10
4 take 1
1 take 2
2 take 5
5 take 0
3 lead D4
sealed 0 play W4 ; 1 play M- ; 2 play M- ; 4 play H- ; 5 play W-
3 take 0
0 take 5
5 take 1
1 take 2
4 lead D0
sealed 0 play W2 ; 1 play D- ; 2 play W0 ; 3 play H7 ; 5 play H-
4 take 0
0 take 3
3 take 1
1 take 5
2 lead H-
sealed 0 play M- ; 1 play M1 ; 3 play Dx2 ; 4 play Wx2 ; 5 play H8
2 take 1
1 take 4
4 take 3
3 take 5
0 lead M7
sealed 1 play D9 ; 2 play D1 ; 3 play D- ; 4 play M0 ; 5 play H1
0 take 5
5 take 2
2 take 1
1 take 4
3 lead H0
sealed 0 play W- ; 1 play H2 ; 2 play H5 ; 4 play W9 ; 5 play D7
3 take 4
4 take 2
2 take 5
5 take 1
0 lead H6
sealed 1 play D8 ; 2 play Hx2 ; 3 play M6 ; 4 play H3 ; 5 play W1
0 take 1
1 take 3
3 take 2
2 take 5
4 lead W6
sealed 0 play M4 ; 1 play W8 ; 2 play W5 ; 3 play M8 ; 5 play D3
4 take 1
1 take 5
5 take 3
3 take 0
2 lead Mx2
sealed 0 play M5 ; 1 play D5 ; 3 play W3 ; 4 play M2 ; 5 play D6
2 take 0
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 3
puzzle 3-49-38-0 0
kind sealed play
difficulty 25
found 0
choice 0 0 60.83 0 70.22 play D-
choice 24.31 0.75 36.52 31.46 38.75 play H10
choice 32.77 0.81 28.05 44.08 26.14 play H6
choice 33.28 0.94 27.55 45.99 24.23 play D5
choice 33.91 0.74 26.92 42.38 27.84 play W-
steps
chance W9 W10 W3 D10 Dx2 H3 H- H9 H10 D9 M7 H5 H6 Mx2 H7 W2 D6 H1 M10 M2 D5 M9 D7 M- D- W- W1 M4 D- D4 W8 W6 M- H4 H2 D2 W4 M8 H0 D- M- D1 H- M0 W- W5 Hx2 D8 H8 W0 Wx2 M6 D3 M1 W7 H- D0 M3 M5 W-
3 lead D-
sealed 0 play Dx2 ; 1 play M3 ; 2 play W3
3 take 2
2 take 0
1 lead H4
sealed 0 play H8 ; 2 play H2 ; 3 play M0
1 take 0
0 take 2
3 lead H5
sealed 0 play M- ; 1 play W10 ; 2 play H7
3 take 1
1 take 0
2 lead W8
sealed 0 play W4 ; 1 play W0 ; 3 play M4
2 take 0
0 take 3
1 lead M8
sealed 0 play D0 ; 2 play Wx2 ; 3 play H-
1 take 3
3 take 2
0 lead W9
sealed 1 play D4 ; 2 play Hx2 ; 3 play M2
0 take 1
1 take 3
2 lead W1
sealed 0 play D6 ; 1 play W5 ; 3 play W-
2 take 3
3 take 0
1 lead M9
sealed 0 play M- ; 2 play M10 ; 3 play W6
1 take 3
3 take 2
0 lead D3
sealed 1 play W- ; 2 play H0 ; 3 play H9
0 take 2
2 take 3
1 lead D9
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 0
puzzle 3-26-171-0 0
kind turn take
difficulty 25
found 0
choice 0 0 35.05 0 118.75 take 3
choice 10.67 0.63 24.38 17.57 101.18 take 2
choice 20.11 0.49 14.94 28.49 90.26 take 4
steps
chance D1 D6 D8 H9 W- D- H8 M0 D- D- Dx2 M8 W2 D3 H2 D0 M6 W0 M3 M5 W- Hx2 H4 W8 D7 M- W10 Wx2 Mx2 H- W6 H1 D9 M10 H0 W3 M- D4 H7 D10 W5 D5 M4 W9 W4 M2 W1 H10 H5 M9 M7 M- H6 W7 M1 W- H3 H- H- D2
0 lead Dx2
sealed 1 play H1 ; 2 play W0 ; 3 play W8 ; 4 play D-
0 take 3
3 take 4
4 take 2
1 lead W1
sealed 0 play W3 ; 2 play M4 ; 3 play H5 ; 4 play W-
1 take 0
0 take 3
3 take 2
4 lead M1
sealed 0 play D0 ; 1 play W10 ; 2 play H- ; 3 play H9
4 take 3
3 take 2
2 take 1
0 lead M-
sealed 1 play H8 ; 2 play M0 ; 3 play Mx2 ; 4 play W4
0 take 4
4 take 1
1 take 3
2 lead W2
sealed 0 play M2 ; 1 play D6 ; 3 play H7 ; 4 play D2
2 take 1
1 take 4
4 take 0
3 lead M3
sealed 0 play D- ; 1 play M8 ; 2 play D8 ; 4 play H-
3 take 4
4 take 1
1 take 2
0 lead W5
sealed 1 play D5 ; 2 play H4 ; 3 play D3 ; 4 play H2
0 take 3
3 take 2
2 take 4
1 lead M-
sealed 0 play M7 ; 2 play H6 ; 3 play H- ; 4 play H0
1 take 0
0 take 2
2 take 4
3 lead D-
sealed 0 play W6 ; 1 play H3 ; 2 play D4 ; 4 play M9
3 take 1
1 take 4
4 take 2
0 lead W-
sealed 1 play Hx2 ; 2 play D9 ; 3 play M10 ; 4 play D10
0 take 1
1 take 3
3 take 2
4 lead D7
sealed 0 play W- ; 1 play M6 ; 2 play H10 ; 3 play W9
4 take 0
0 take 2
2 take 1
3 lead W7
sealed 0 play D1 ; 1 play M- ; 2 play Wx2 ; 4 play M5
3 take 4
4 take 2
2 take 1
points 76 69 -26 -7 2
chance W7 H5 W2 Mx2 H- M- M- Hx2 W- M7 H4 H10 M4 D1 W10 M3 M9 H- H0 H1 M6 D4 D5 Wx2 D- M0 H7 D- D10 M- W8 D7 W- W0 D2 D- W9 W- D0 H2 M8 D3 M10 H9 H3 M5 D6 W5 Dx2 M2 D9 H8 H- H6 W4 M1 W6 W1 W3 D8
1 lead D3
sealed 0 play M0 ; 2 play W- ; 3 play W0 ; 4 play H-
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M3 ; 1 play M- ; 2 play M4 ; 4 play H1
3 take 1
1 take 2
2 take 0
4 lead M2
sealed 0 play D- ; 1 play D7 ; 2 play D- ; 3 play H0
4 take 1
1 take 3
3 take 2
0 lead W8
sealed 1 play W9 ; 2 play D5 ; 3 play H6 ; 4 play D8
0 take 4
4 take 3
3 take 1
2 lead W1
sealed 0 play H4 ; 1 play D4 ; 3 play Wx2 ; 4 play H2
2 take 3
3 take 0
0 take 4
1 lead W6
sealed 0 play M6 ; 2 play H- ; 3 play Dx2 ; 4 play M7
1 take 0
0 take 3
3 take 4
2 lead H-
sealed 0 play W7 ; 1 play M9 ; 3 play D10 ; 4 play D-
2 take 1
1 take 0
0 take 3
4 lead H3
sealed 0 play D9 ; 1 play H7 ; 2 play W- ; 3 play D1
4 take 0
0 take 1
1 take 3
2 lead W5
sealed 0 play M8 ; 1 play H5 ; 3 play H9 ; 4 play W4
2 take 1
1 take 0
0 take 3
4 lead D2
sealed 0 play M5 ; 1 play H8 ; 2 play M10 ; 3 play Mx2
4 take 1
1 take 0
0 take 2
3 lead W-
sealed 0 play M1 ; 1 play D6 ; 2 play Hx2 ; 4 play M-
3 take 2
2 take 0
0 take 1
4 lead W10
sealed 0 play M- ; 1 play H10 ; 2 play W2 ; 3 play D0
4 take 2
2 take 1
1 take 0
points 31 37 46 -17 44
chance M1 D0 D7 W1 W- Dx2 M0 M3 M- Hx2 D9 H9 M10 H6 D6 W8 M9 W10 M- M- W9 Mx2 M7 H- H4 W- M5 M2 D4 D- D3 D- M8 D2 W2 H- H1 W6 H10 D1 D10 Wx2 D8 H0 D- W4 W- W5 M6 D5 H8 W0 M4 W3 W7 H2 H- H7 H5 H3
2 lead M4
sealed 0 play W4 ; 1 play M0 ; 3 play M- ; 4 play M-
2 take 0
0 take 3
3 take 1
4 lead H4
sealed 0 play D9 ; 1 play H9 ; 2 play M3 ; 3 play M6
4 take 3
3 take 1
1 take 0
2 lead M2
sealed 0 play H- ; 1 play Mx2 ; 3 play W3 ; 4 play W-
2 take 1
1 take 0
0 take 4
3 lead H6
sealed 0 play Dx2 ; 1 play Wx2 ; 2 play D8 ; 4 play D-
3 take 4
4 take 1
1 take 0
2 lead D7
sealed 0 play H8 ; 1 play W0 ; 3 play H10 ; 4 play D5
2 take 4
4 take 0
0 take 1
3 lead D4
sealed 0 play W- ; 1 play D0 ; 2 play W5 ; 4 play W7
3 take 2
2 take 4
4 take 1
0 lead H2
sealed 1 play H- ; 2 play W6 ; 3 play W1 ; 4 play W2
0 take 3
3 take 2
2 take 4
1 lead D-
sealed 0 play W9 ; 2 play M7 ; 3 play D2 ; 4 play D6
1 take 3
3 take 2
2 take 4
0 lead D3
sealed 1 play W- ; 2 play M10 ; 3 play H0 ; 4 play H3
0 take 4
4 take 3
3 take 2
1 lead H1
sealed 0 play D10 ; 2 play H7 ; 3 play M- ; 4 play D1
1 take 0
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-31-223-1 1
kind turn take
difficulty 27
found 0
choice 0 0 37.19 0 117.27 take 4
choice 16.08 0.56 21.11 16.69 100.58 take 0
choice 18.81 0.47 18.38 12.56 104.71 take 5
choice 23.26 0.45 13.93 23.66 93.61 take 3
steps
chance M- D10 D3 W- D5 H10 W1 W- H- M10 D- H- M5 D6 H7 W6 Hx2 M- W9 H2 Wx2 Dx2 M0 W8 D- W4 H- W0 W10 W- M- H4 D- W5 M6 M3 Mx2 W2 M1 W3 H5 H3 D0 H1 M8 M2 H0 D2 H6 D4 M9 W7 M4 D7 D1 H8 H9 D9 M7 D8
3 lead W-
sealed 0 play Mx2 ; 1 play W2 ; 2 play H7 ; 4 play D5 ; 5 play H-
3 take 0
0 take 2
2 take 1
1 take 4
5 lead W8
sealed 0 play M- ; 1 play W4 ; 2 play H- ; 3 play W0 ; 4 play D-
5 take 1
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M- ; 1 play D10 ; 2 play M1 ; 4 play H5 ; 5 play H3
3 take 1
1 take 4
4 take 5
5 take 2
0 lead D-
sealed 1 play D6 ; 2 play M9 ; 3 play M10 ; 4 play Hx2 ; 5 play H10
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D2
sealed 0 play D0 ; 1 play H1 ; 2 play D- ; 3 play M2 ; 4 play M0
5 take 2
2 take 1
1 take 0
0 take 3
4 lead H0
sealed 0 play W9 ; 1 play H4 ; 2 play H9 ; 3 play Dx2 ; 5 play D7
4 take 3
3 take 2
2 take 5
5 take 1
0 lead W1
sealed 1 play D4 ; 2 play D3 ; 3 play W5 ; 4 play M7 ; 5 play M3
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D8
sealed 0 play D1 ; 1 play H8 ; 2 play H- ; 3 play W6 ; 4 play M4
5 take 1
1 take 0
0 take 4
4 take 3
2 lead M8
sealed 0 play M5 ; 1 play H2 ; 3 play W7 ; 4 play M6 ; 5 play W-
2 take 1
1 take 0
0 take 4
4 take 3
5 lead M-
sealed 0 play H6 ; 1 play W- ; 2 play Wx2 ; 3 play D9 ; 4 play W10
5 take 1
1 take 2
2 take 3
3 take 4
points -19 48 42 -14 46 26
chance W3 D- W1 Wx2 M5 M3 M- W7 W- W9 W4 M1 M9 D1 D9 H4 H0 H10 M0 Hx2 W- D8 H- D- D0 D7 H1 M10 H2 H- D2 Dx2 W5 W0 H6 W10 D4 H3 H9 W8 H- W- W2 M- H5 D3 M7 D5 M4 M6 W6 Mx2 M2 H7 D6 M8 D10 H8 M- D-
4 lead W4
sealed 0 play M- ; 1 play M6 ; 2 play W6 ; 3 play W0 ; 5 play D5
4 take 0
0 take 2
2 take 1
1 take 5
3 lead D3
sealed 0 play D0 ; 1 play D7 ; 2 play H5 ; 4 play M5 ; 5 play D-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead D-
sealed 0 play M0 ; 1 play Dx2 ; 2 play W1 ; 3 play Wx2 ; 4 play M2
5 take 1
1 take 2
2 take 4
4 take 0
3 lead H4
sealed 0 play D2 ; 1 play W7 ; 2 play W5 ; 4 play H6 ; 5 play W-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead M3
sealed 0 play W2 ; 1 play D1 ; 2 play H9 ; 3 play W8 ; 4 play M7
5 take 3
3 take 2
2 take 0
0 take 4
1 lead M-
sealed 0 play D6 ; 2 play D9 ; 3 play W9 ; 4 play H2 ; 5 play H7
1 take 0
0 take 3
3 take 5
5 take 2
4 lead H-
sealed 0 play D4 ; 1 play M8 ; 2 play H1 ; 3 play D8 ; 5 play W10
4 take 5
5 take 1
1 take 3
3 take 2
0 lead W3
sealed 1 play H3 ; 2 play W- ; 3 play H8 ; 4 play H0 ; 5 play H-
0 take 5
5 take 1
1 take 4
4 take 3
2 lead W-
sealed 0 play M9 ; 1 play Hx2 ; 3 play M10 ; 4 play M- ; 5 play M1
2 take 0
0 take 3
3 take 1
1 take 5
4 lead H-
sealed 0 play M4 ; 1 play D- ; 2 play D10 ; 3 play Mx2 ; 5 play H10
4 take 1
1 take 2
2 take 3
3 take 5
points 46 39 41 36 19 19
chance W5 D1 M2 Dx2 W0 H0 M3 H5 W10 D0 Hx2 M6 W- H4 Wx2 D9 M7 D5 W- H1 M10 W2 M- H7 M0 M5 H8 D- Mx2 D10 M9 D7 D8 M1 H- M4 W4 W9 H9 D3 D- W3 W1 D4 H- D6 W6 H3 M- H10 W- M- D- W7 W8 H2 M8 H6 D2 H-
5 lead H0
sealed 0 play M9 ; 1 play D1 ; 2 play M10 ; 3 play Dx2 ; 4 play M7
5 take 1
1 take 4
4 take 0
0 take 2
3 lead M-
sealed 0 play W8 ; 1 play H2 ; 2 play D8 ; 4 play Mx2 ; 5 play M6
3 take 4
4 take 0
0 take 2
2 take 1
5 lead H-
sealed 0 play M- ; 1 play H4 ; 2 play M2 ; 3 play D- ; 4 play W6
5 take 2
2 take 1
1 take 3
3 take 4
0 lead W-
sealed 1 play M5 ; 2 play W10 ; 3 play D9 ; 4 play Hx2 ; 5 play W3
0 take 3
3 take 2
2 take 4
4 take 1
5 lead M4
sealed 0 play W- ; 1 play H1 ; 2 play W- ; 3 play D0 ; 4 play M-
5 take 2
2 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play M0 ; 1 play W9 ; 2 play H- ; 3 play H6 ; 5 play D5
4 take 0
0 take 2
2 take 5
5 take 1
3 lead M1
sealed 0 play W1 ; 1 play D7 ; 2 play M8 ; 4 play D2 ; 5 play W7
3 take 2
2 take 0
0 take 1
1 take 5
4 lead W0
sealed 0 play M3 ; 1 play D4 ; 2 play Wx2 ; 3 play D6 ; 5 play H7
4 take 2
2 take 5
5 take 1
1 take 0
3 lead D3
sealed 0 play W4 ; 1 play H5 ; 2 play H9 ; 4 play H- ; 5 play H3
3 take 5
5 take 0
0 take 1
1 take 2
4 lead D-
sealed 0 play W5 ; 1 play H10 ; 2 play H8 ; 3 play W2 ; 5 play D10
4 take 2
2 take 5
5 take 1
1 take 3
points -35 19 -25 16 27 28
chance M5 D8 Dx2 Wx2 H1 H- W5 M6 D- H6 H3 H10 H5 M- W6 W4 H7 D9 W- D0 M- Hx2 M3 H9 M1 M7 D6 M2 W- D3 D7 W2 M10 M0 M- H2 W9 D4 D- M9 W- H4 H0 W10 D1 W1 H8 W3 W8 D5 W0 Mx2 M8 M4 W7 D10 H- D- H- D2
0 lead W-
sealed 1 play W2 ; 2 play M10 ; 3 play Mx2 ; 4 play H8 ; 5 play H9
0 take 2
2 take 4
4 take 1
1 take 5
3 lead D-
sealed 0 play M5 ; 1 play M- ; 2 play H- ; 4 play M8 ; 5 play H-
3 take 4
4 take 0
0 take 2
2 take 1
5 lead D2
sealed 0 play H0 ; 1 play D0 ; 2 play W6 ; 3 play M0 ; 4 play H3
5 take 0
0 take 2
2 take 4
4 take 3
1 lead M6
sealed 0 play M1 ; 2 play Dx2 ; 3 play W1 ; 4 play H7 ; 5 play H4
1 take 0
0 take 2
2 take 4
4 take 5
3 lead H6
sealed 0 play H5 ; 1 play M7 ; 2 play D6 ; 4 play W- ; 5 play M4
3 take 4
4 take 2
2 take 0
0 take 1
5 lead H2
sealed 0 play D7 ; 1 play D4 ; 2 play M- ; 3 play M2 ; 4 play H-
5 take 3
3 take 0
0 take 4
4 take 1
2 lead D-
sealed 0 play W9 ; 1 play D10 ; 3 play M9 ; 4 play M- ; 5 play D3
2 take 1
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 2
puzzle 8-4-236-3 3
kind turn take
difficulty 27
found 0
choice 0 0 58.58 0 128.37 take 4
choice 8.63 0.86 49.95 11.96 116.41 take 0
choice 14.91 0.69 43.67 18.87 109.49 take 1
choice 29.29 0.73 29.29 25.64 102.73 take 2
steps
chance D8 M8 W3 W10 M1 H0 H7 M10 M- H- M7 W1 W7 W2 Dx2 H1 M2 H8 H6 D0 W0 D9 W9 D7 W4 H4 W8 M4 D- Wx2 D6 H2 D10 W- Mx2 M6 H9 D1 D4 H3 W6 M3 D3 M9 M0 H- M- H- H5 D- W- D2 M- W5 D- D5 H10 Hx2 W- M5
2 lead D1
sealed 0 play W- ; 1 play M- ; 3 play H6 ; 4 play Wx2
2 take 3
3 take 4
4 take 0
1 lead W1
sealed 0 play M6 ; 2 play M- ; 3 play D- ; 4 play H-
1 take 0
0 take 3
3 take 4
2 lead H-
sealed 0 play H1 ; 1 play W8 ; 3 play D7 ; 4 play W4
2 take 4
4 take 3
3 take 1
0 lead W0
sealed 1 play H10 ; 2 play W7 ; 3 play W10 ; 4 play D-
0 take 4
4 take 1
1 take 3
2 lead M4
sealed 0 play H4 ; 1 play H2 ; 3 play W5 ; 4 play M5
2 take 4
4 take 1
1 take 3
0 lead H0
sealed 1 play H9 ; 2 play W9 ; 3 play D4 ; 4 play Mx2
0 take 2
2 take 4
4 take 1
3 lead W-
sealed 0 play D5 ; 1 play M8 ; 2 play M10 ; 4 play H3
3 take 2
2 take 0
0 take 1
4 lead D0
sealed 0 play W6 ; 1 play H7 ; 2 play H8 ; 3 play M-
4 take 3
3 take 0
0 take 1
2 lead D3
sealed 0 play D8 ; 1 play D2 ; 3 play W- ; 4 play M1
2 take 0
0 take 4
4 take 1
3 lead H5
sealed 0 play D6 ; 1 play M2 ; 2 play W3 ; 4 play D-
3 take 0
0 take 2
2 take 1
4 lead M0
sealed 0 play M7 ; 1 play D9 ; 2 play Hx2 ; 3 play M9
4 take 1
1 take 3
3 take 0
2 lead D10
sealed 0 play H- ; 1 play M3 ; 3 play W2 ; 4 play Dx2
2 take 3
3 take 1
1 take 4
points -5 2 6 71 -8
chance D10 H4 Wx2 M5 W7 D4 H0 W3 H8 D- M10 D3 W1 W- M- W2 H- M1 W6 W10 D8 W- M3 D9 M4 W4 M9 Mx2 H1 D- M7 H3 D1 D2 D6 W8 H- D0 H10 M0 D- H7 W5 H9 W9 W- D7 H5 M- M8 H6 W0 Dx2 H- M2 M- H2 M6 Hx2 D5
3 lead H-
sealed 0 play D4 ; 1 play M9 ; 2 play M6 ; 4 play M0
3 take 2
2 take 0
0 take 1
4 lead D-
sealed 0 play M10 ; 1 play H- ; 2 play W3 ; 3 play W-
4 take 0
0 take 3
3 take 1
2 lead W5
sealed 0 play W4 ; 1 play W0 ; 3 play H9 ; 4 play W10
2 take 3
3 take 4
4 take 0
1 lead W-
sealed 0 play M- ; 2 play Dx2 ; 3 play H1 ; 4 play M2
1 take 2
2 take 4
4 take 3
0 lead M7
sealed 1 play H0 ; 2 play D0 ; 3 play Hx2 ; 4 play D6
0 take 3
3 take 4
4 take 1
2 lead H5
sealed 0 play H6 ; 1 play H2 ; 3 play H8 ; 4 play W7
2 take 3
3 take 4
4 take 0
1 lead H-
sealed 0 play W8 ; 2 play Wx2 ; 3 play M- ; 4 play W9
1 take 2
2 take 4
4 take 0
3 lead H10
sealed 0 play W- ; 1 play D3 ; 2 play W1 ; 4 play D5
3 take 4
4 take 2
2 take 1
0 lead W2
sealed 1 play H7 ; 2 play D1 ; 3 play D2 ; 4 play M8
0 take 1
1 take 4
4 take 2
3 lead W6
sealed 0 play D8 ; 1 play H4 ; 2 play M3 ; 4 play M4
3 take 1
1 take 0
0 take 2
4 lead M-
sealed 0 play D10 ; 1 play H3 ; 2 play M1 ; 3 play M5
4 take 0
0 take 1
1 take 3
2 lead Mx2
sealed 0 play D- ; 1 play D7 ; 3 play D9 ; 4 play D-
2 take 0
0 take 1
1 take 3
points 39 -11 22 5 50
chance W3 W9 D2 M9 D0 Hx2 D10 W8 M1 H10 H- M10 M6 W6 H5 M8 D1 H- Mx2 H9 D3 W10 H7 D4 M2 M- W4 W- M7 W- M- W2 W- D8 H4 W1 W0 D6 D- M- D9 D5 H- H1 Dx2 D- Wx2 W7 H0 M3 M4 H2 H8 M5 W5 D7 D- H6 H3 M0
4 lead H9
sealed 0 play D3 ; 1 play D- ; 2 play H- ; 3 play M9
4 take 3
3 take 1
1 take 0
2 lead H-
sealed 0 play H- ; 1 play D10 ; 3 play W6 ; 4 play M-
2 take 1
1 take 3
3 take 4
0 lead D-
sealed 1 play M10 ; 2 play W8 ; 3 play H0 ; 4 play W-
0 take 1
1 take 2
2 take 4
3 lead M7
sealed 0 play M- ; 1 play W0 ; 2 play W- ; 4 play H4
3 take 0
0 take 4
4 take 1
2 lead M6
sealed 0 play M- ; 1 play D1 ; 3 play M5 ; 4 play H10
2 take 4
4 take 3
3 take 1
0 lead W3
sealed 1 play W10 ; 2 play D6 ; 3 play D8 ; 4 play M3
0 take 1
1 take 3
3 take 2
4 lead W5
sealed 0 play M4 ; 1 play Wx2 ; 2 play W- ; 3 play D4
4 take 0
0 take 1
1 take 2
3 lead M1
sealed 0 play Hx2 ; 1 play W2 ; 2 play D2 ; 4 play H5
3 take 0
0 take 4
4 take 2
1 lead H2
sealed 0 play D9 ; 2 play H6 ; 3 play D- ; 4 play M2
1 take 0
0 take 2
2 take 4
3 lead H3
sealed 0 play M8 ; 1 play W4 ; 2 play W7 ; 4 play Dx2
3 take 4
4 take 0
0 take 2
1 lead D5
sealed 0 play W1 ; 2 play H7 ; 3 play H1 ; 4 play M0
1 take 2
2 take 3
3 take 0
4 lead D0
sealed 0 play D7 ; 1 play W9 ; 2 play H8 ; 3 play Mx2
4 take 3
3 take 2
2 take 0
points 67 23 47 40 45
chance M- D6 H5 W9 M0 H9 W10 W4 M- W- D1 H7 Hx2 H0 M3 M1 D7 W- M- Wx2 W- D9 W8 W3 D- H8 H- W5 D4 H3 H- H4 M5 D5 H2 D8 H10 M4 M10 W6 M9 D2 W1 D3 D- D- M7 W0 M2 D10 H1 Dx2 H6 W2 D0 M8 H- Mx2 W7 M6
0 lead M-
sealed 1 play H10 ; 2 play W1 ; 3 play M10 ; 4 play W-
0 take 4
4 take 3
3 take 1
2 lead W0
sealed 0 play H1 ; 1 play W10 ; 3 play M- ; 4 play D10
2 take 1
1 take 4
4 take 0
3 lead D4
sealed 0 play D1 ; 1 play H- ; 2 play W- ; 4 play W6
3 take 4
4 take 1
1 take 0
2 lead H6
sealed 0 play D- ; 1 play D2 ; 3 play M2 ; 4 play M0
2 take 0
0 take 1
1 take 3
4 lead D0
sealed 0 play H8 ; 1 play H- ; 2 play H5 ; 3 play H0
4 take 0
0 take 2
2 take 3
1 lead M7
sealed 0 play M8 ; 2 play W8 ; 3 play W7 ; 4 play D-
1 take 2
2 take 4
4 take 3
0 lead H9
sealed 1 play H4 ; 2 play Hx2 ; 3 play D5 ; 4 play H3
0 take 2
2 take 4
4 take 3
1 lead H7
sealed 0 play M9 ; 2 play M5 ; 3 play W2 ; 4 play M6
1 take 0
0 take 2
2 take 4
3 lead D3
sealed 0 play W- ; 1 play Dx2 ; 2 play W5 ; 4 play H2
3 take 1
1 take 2
2 take 4
0 lead M1
sealed 1 play D6 ; 2 play Mx2 ; 3 play W3 ; 4 play Wx2
0 take 4
4 take 1
1 take 2
3 lead M-
sealed 0 play D8 ; 1 play D9 ; 2 play M4 ; 4 play M3
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 1
option first 4
puzzle 3-36-47-2 2
kind turn take
difficulty 30
found 0
choice 0 0 87.34 0 46.84 take 5
choice 26.48 1.36 60.87 5.37 41.47 take 4
choice 87.34 0.83 0 61.01 -14.17 take 1
steps
chance Mx2 W10 W9 W- H10 D8 H4 M8 M7 W6 W1 W0 H7 H- H6 D3 Hx2 W- M- D4 D0 W5 H2 M- W4 Wx2 D2 M10 W8 W2 M1 D- M5 D- W- D1 Dx2 H9 M0 M3 D7 H3 H- H1 H5 M- M4 D10 M6 H8 M9 W7 W3 D6 M2 H- H0 D9 D5 D-
4 lead D5
sealed 0 play M- ; 1 play H1 ; 2 play M0 ; 3 play W6 ; 5 play D-
4 take 0
0 take 3
3 take 1
1 take 5
2 lead D0
sealed 0 play M2 ; 1 play Wx2 ; 3 play W- ; 4 play H10 ; 5 play M-
2 take 0
0 take 3
3 take 1
1 take 4
5 lead W0
sealed 0 play H7 ; 1 play M8 ; 2 play W9 ; 3 play D- ; 4 play W8
5 take 0
0 take 1
1 take 3
3 take 4
2 lead D2
sealed 0 play H- ; 1 play D4 ; 3 play D9 ; 4 play W3 ; 5 play W-
2 take 3
3 take 4
4 take 1
1 take 5
0 lead M1
sealed 1 play H8 ; 2 play M9 ; 3 play M3 ; 4 play M4 ; 5 play W2
0 take 3
3 take 2
2 take 4
4 take 5
1 lead H-
sealed 0 play Mx2 ; 2 play H0 ; 3 play M10 ; 4 play D7 ; 5 play D1
1 take 3
3 take 0
0 take 5
5 take 2
4 lead W-
sealed 0 play W4 ; 1 play H9 ; 2 play M5 ; 3 play W7 ; 5 play D10
4 take 5
5 take 0
0 take 1
1 take 2
3 lead W5
sealed 0 play M6 ; 1 play D- ; 2 play H5 ; 4 play Hx2 ; 5 play H3
3 take 0
0 take 2
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 3
puzzle 8-100-43-2 2
kind turn take
difficulty 33
found 0
choice 0 0 59.21 0 63.74 take 1
choice 12.74 0.41 46.46 16.25 47.5 take 0
choice 21.76 0.59 37.45 23.9 39.84 take 3
steps
chance W8 H1 H3 D10 D7 D- D0 W- M5 W- H9 M7 W10 D1 H0 M9 D4 W6 M- H- D6 D5 H7 M3 W5 H- D- D9 H5 M- M8 M6 M- D8 M4 W1 Mx2 W7 D3 W- H8 D- M0 Hx2 M2 H10 W2 M1 H4 H- H2 Wx2 D2 W9 W3 M10 H6 W4 Dx2 W0
3 lead D10
sealed 0 play D7 ; 1 play M- ; 2 play H3
3 take 1
1 take 0
2 lead M8
sealed 0 play D2 ; 1 play D- ; 3 play M10
2 take 1
1 take 3
0 lead D6
sealed 1 play H- ; 2 play H2 ; 3 play W0
0 take 2
2 take 1
3 lead W-
sealed 0 play H8 ; 1 play H- ; 2 play H7
3 take 0
0 take 2
1 lead W-
sealed 0 play H4 ; 2 play Dx2 ; 3 play Hx2
1 take 2
2 take 0
3 lead M1
sealed 0 play W5 ; 1 play D- ; 2 play M0
3 take 0
0 take 2
1 lead D1
sealed 0 play H6 ; 2 play D3 ; 3 play H-
1 take 2
2 take 0
3 lead M7
sealed 0 play Mx2 ; 1 play H1 ; 2 play M4
3 take 0
0 take 2
1 lead W4
sealed 0 play W10 ; 2 play H9 ; 3 play M3
1 take 2
2 take 0
3 lead M6
sealed 0 play M- ; 1 play W6 ; 2 play D0
3 take 0
0 take 1
2 lead W3
sealed 0 play D4 ; 1 play W7 ; 3 play Wx2
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 1
puzzle 2-23-343-4 4
kind sealed play
difficulty 35
found 0
choice 0 0 74.6 0 182.06 play D9
choice 32.53 1.8 42.07 13.03 169.03 play D-
choice 34.7 1.72 39.9 15.39 166.68 play D0
steps
chance M8 W4 M1 W6 W7 H1 M7 H- M- H4 H7 W5 W2 Dx2 D- D6 D- M4 D7 H8 H2 W- W1 Mx2 M10 H10 D0 H- D10 D2 W9 W- W10 D1 Hx2 M9 W0 W8 M0 W3 D- D3 H3 H0 H6 M- M3 M- H5 W- M6 Wx2 M2 H- D8 D4 D9 M5 D5 H9
1 lead W8
sealed 0 play W0 ; 2 play D- ; 3 play H- ; 4 play D5 ; 5 play W5
1 take 2
2 take 4
4 take 5
5 take 3
0 lead W2
sealed 1 play W4 ; 2 play M6 ; 3 play W- ; 4 play W7 ; 5 play D3
0 take 4
4 take 5
5 take 2
2 take 1
3 lead M-
sealed 0 play M8 ; 1 play D4 ; 2 play D9 ; 4 play H7 ; 5 play H9
3 take 2
2 take 0
0 take 5
5 take 1
4 lead D-
sealed 0 play D8 ; 1 play H10 ; 2 play H6 ; 3 play H4 ; 5 play M-
4 take 0
0 take 5
5 take 1
1 take 2
3 lead D1
sealed 0 play W9 ; 1 play H8 ; 2 play D0 ; 4 play M2 ; 5 play H1
3 take 1
1 take 4
4 take 0
0 take 5
2 lead M0
sealed 0 play D7 ; 1 play Dx2 ; 3 play W6 ; 4 play M3 ; 5 play Mx2
2 take 5
5 take 3
3 take 0
0 take 1
4 lead W1
sealed 0 play H3 ; 1 play W- ; 2 play H2 ; 3 play W3 ; 5 play M4
4 take 3
3 take 1
1 take 0
0 take 5
2 lead M-
sealed 0 play M7 ; 1 play W- ; 3 play M5 ; 4 play D10 ; 5 play M9
2 take 5
5 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play H5 ; 1 play H0 ; 2 play W10 ; 3 play D6 ; 5 play D2
4 take 2
2 take 5
5 take 1
1 take 3
0 lead M10
sealed 1 play H- ; 2 play M1 ; 3 play Wx2 ; 4 play Hx2 ; 5 play H-
0 take 3
3 take 4
4 take 2
2 take 1
points 16 -10 43 10 38 27
chance W9 M- M7 H1 D- D2 D- W4 H- Dx2 W0 D- D4 W- M10 H10 W- W7 H- H0 W5 M5 M- M4 Mx2 H7 M8 D7 M1 D8 M0 W3 M3 H8 H4 D9 H3 D0 M9 H2 W6 D6 D3 H6 W- M- H- D5 W10 D1 W1 Hx2 H9 M6 D10 W8 W2 Wx2 H5 M2
2 lead M3
sealed 0 play D- ; 1 play W4 ; 3 play M- ; 4 play H5 ; 5 play D-
2 take 3
3 take 1
1 take 4
4 take 0
5 lead M2
sealed 0 play H- ; 1 play W8 ; 2 play W5 ; 3 play H8 ; 4 play H4
5 take 3
3 take 4
4 take 1
1 take 0
2 lead W2
sealed 0 play M0 ; 1 play W- ; 3 play H2 ; 4 play W6 ; 5 play M6
2 take 0
0 take 4
4 take 5
5 take 1
3 lead M5
sealed 0 play D3 ; 1 play H6 ; 2 play H- ; 4 play H9 ; 5 play D2
3 take 4
4 take 1
1 take 0
0 take 5
2 lead W-
sealed 0 play W9 ; 1 play H7 ; 3 play Hx2 ; 4 play H- ; 5 play M4
2 take 0
0 take 1
1 take 4
4 take 5
3 lead H1
sealed 0 play D4 ; 1 play M- ; 2 play W1 ; 4 play W- ; 5 play W7
3 take 4
4 take 5
5 take 0
0 take 2
1 lead D1
sealed 0 play H3 ; 2 play M7 ; 3 play D7 ; 4 play W0 ; 5 play D5
1 take 5
5 take 3
3 take 2
2 take 0
4 lead M-
sealed 0 play Mx2 ; 1 play H0 ; 2 play M9 ; 3 play Wx2 ; 5 play D6
4 take 3
3 take 0
0 take 2
2 take 5
1 lead W3
sealed 0 play D10 ; 2 play M8 ; 3 play Dx2 ; 4 play D- ; 5 play D8
1 take 0
0 take 2
2 take 3
3 take 5
4 lead M1
sealed 0 play W10 ; 1 play D0 ; 2 play M10 ; 3 play H10 ; 5 play D9
4 take 0
0 take 2
2 take 5
5 take 1
points 32 36 42 43 71 3
chance W9 M2 D1 H- M8 W2 Wx2 H0 H- W4 D6 Dx2 H3 W8 D- H6 W7 W- M10 H1 W1 H7 W10 W- M7 W- H4 M5 M- H5 D2 H10 D0 Hx2 D8 W0 M3 H- M0 M6 Mx2 W3 M4 D4 D7 D9 H9 W5 M- D5 M1 D- D3 D10 H8 M- M9 H2 W6 D-
3 lead H-
sealed 0 play D2 ; 1 play D4 ; 2 play D1 ; 4 play D3 ; 5 play Dx2
3 take 5
5 take 4
4 take 1
1 take 0
2 lead M0
sealed 0 play M10 ; 1 play W8 ; 3 play D9 ; 4 play M8 ; 5 play D-
2 take 3
3 take 0
0 take 4
4 take 1
5 lead W0
sealed 0 play M7 ; 1 play H0 ; 2 play W1 ; 3 play H2 ; 4 play M-
5 take 3
3 take 4
4 take 0
0 take 2
1 lead D5
sealed 0 play M4 ; 2 play D0 ; 3 play D- ; 4 play Mx2 ; 5 play W-
1 take 4
4 take 5
5 take 0
0 take 2
3 lead H7
sealed 0 play W9 ; 1 play H- ; 2 play H- ; 4 play W7 ; 5 play H5
3 take 4
4 take 5
5 take 0
0 take 2
1 lead M2
sealed 0 play H8 ; 2 play D- ; 3 play M5 ; 4 play W6 ; 5 play W5
1 take 0
0 take 5
5 take 4
4 take 3
2 lead D7
sealed 0 play H3 ; 1 play H1 ; 3 play M6 ; 4 play D6 ; 5 play W2
2 take 3
3 take 0
0 take 5
5 take 1
4 lead D8
sealed 0 play M3 ; 1 play W- ; 2 play M1 ; 3 play H6 ; 5 play D10
4 take 3
3 take 0
0 take 2
2 take 5
1 lead M-
sealed 0 play M- ; 2 play M9 ; 3 play W4 ; 4 play W10 ; 5 play W3
1 take 2
2 take 3
3 take 0
0 take 5
4 lead H9
sealed 0 play Wx2 ; 1 play H10 ; 2 play H4 ; 3 play Hx2 ; 5 play W-
4 take 5
5 take 1
1 take 3
3 take 0
points 16 32 -7 20 18 -9
chance W0 H4 M10 H2 M1 M9 M6 H7 W1 H10 Dx2 M4 W4 H0 H8 D0 Mx2 H5 D- W2 W- Hx2 M- M- M8 D6 D9 W9 D3 M7 W- D- D8 W5 D2 D1 H1 W10 M5 H- M3 D5 D- W- W6 W7 H- H9 M2 D7 D10 W8 H3 W3 H6 D4 H- M- Wx2 M0
4 lead D2
sealed 0 play W- ; 1 play D- ; 2 play M5 ; 3 play H- ; 5 play M4
4 take 5
5 take 2
2 take 1
1 take 0
3 lead D0
sealed 0 play H6 ; 1 play H0 ; 2 play W6 ; 4 play M- ; 5 play M-
3 take 0
0 take 2
2 take 1
1 take 5
4 lead H3
sealed 0 play M2 ; 1 play W2 ; 2 play W1 ; 3 play Hx2 ; 5 play H5
4 take 3
3 take 5
5 take 0
0 take 2
1 lead H4
sealed 0 play W4 ; 2 play D9 ; 3 play H2 ; 4 play M1 ; 5 play M7
1 take 2
2 take 5
5 take 4
4 take 3
0 lead H1
sealed 1 play D7 ; 2 play H- ; 3 play W5 ; 4 play Mx2 ; 5 play D5
0 take 1
1 take 5
5 take 3
3 take 4
2 lead W-
sealed 0 play M8 ; 1 play H7 ; 3 play W7 ; 4 play M3 ; 5 play M9
2 take 3
3 take 5
5 take 1
1 take 4
0 lead D-
sealed 1 play W10 ; 2 play D8 ; 3 play H10 ; 4 play H- ; 5 play H9
0 take 2
2 take 1
1 take 5
5 take 3
4 lead D3
sealed 0 play W0 ; 1 play D4 ; 2 play M10 ; 3 play W8 ; 5 play W3
4 take 3
3 take 2
2 take 5
5 take 1
0 lead D-
sealed 1 play D6 ; 2 play D10 ; 3 play M- ; 4 play Dx2 ; 5 play D1
0 take 4
4 take 5
5 take 3
3 take 2
1 lead W-
sealed 0 play M6 ; 2 play H8 ; 3 play W9 ; 4 play Wx2 ; 5 play M0
1 take 5
5 take 3
3 take 0
0 take 4
points 18 -2 -21 55 0 43
chance M- D2 M6 H10 H- D1 H- Dx2 W7 H5 M10 H- H0 W2 W5 Mx2 D4 D8 H2 H3 M- H4 H9 M5 W3 W1 M- D5 W- W- W9 M1 H7 W10 H8 W6 M4 D- W4 D3 M9 D- D9 D6 D0 M2 Wx2 D10 H6 W8 M3 M0 W0 H1 D- M7 Hx2 D7 W- M8
5 lead D-
sealed 0 play M4 ; 1 play W1 ; 2 play M3 ; 3 play D3 ; 4 play M9
5 take 3
3 take 1
1 take 4
4 take 2
0 lead H6
sealed 1 play D6 ; 2 play D0 ; 3 play M0 ; 4 play Wx2 ; 5 play W-
0 take 1
1 take 5
5 take 4
4 take 3
2 lead M-
sealed 0 play W9 ; 1 play W2 ; 3 play Mx2 ; 4 play H9 ; 5 play H-
2 take 0
0 take 4
4 take 1
1 take 3
5 lead H1
sealed 0 play W3 ; 1 play W8 ; 2 play M- ; 3 play H4 ; 4 play D4
5 take 2
2 take 1
1 take 3
3 take 0
4 lead W0
sealed 0 play D9 ; 1 play H3 ; 2 play H7 ; 3 play D5 ; 5 play W6
4 take 1
1 take 0
0 take 5
5 take 2
3 lead M2
sealed 0 play H2 ; 1 play M7 ; 2 play W4 ; 4 play H8 ; 5 play D1
3 take 1
1 take 5
5 take 2
2 take 0
4 lead W-
sealed 0 play H0 ; 1 play Dx2 ; 2 play W7 ; 3 play H10 ; 5 play D10
4 take 1
1 take 3
3 take 5
5 take 2
0 lead H-
sealed 1 play D- ; 2 play W5 ; 3 play H5 ; 4 play M10 ; 5 play D8
0 take 4
4 take 5
5 take 3
3 take 1
2 lead M6
sealed 0 play D- ; 1 play D2 ; 3 play D7 ; 4 play H- ; 5 play M5
2 take 3
3 take 5
5 take 1
1 take 0
4 lead W-
sealed 0 play M- ; 1 play M1 ; 2 play Hx2 ; 3 play W10 ; 5 play M8
4 take 3
3 take 5
5 take 2
2 take 1
points -11 -19 34 20 32 51
chance H1 W3 W- D6 D9 H9 D2 H- M9 W1 M6 H5 W7 H8 W8 W9 D1 M3 Mx2 M0 D8 M7 D- M- Hx2 W4 H4 D10 M- D- M1 M- H10 W- M10 D4 M8 H0 W2 M2 D0 W10 H6 W6 H- H- H2 M4 D7 Dx2 M5 Wx2 D- W- D3 D5 W0 W5 H3 H7
0 lead H1
sealed 1 play W3 ; 2 play W8 ; 3 play W- ; 4 play H3 ; 5 play D-
0 take 2
2 take 1
1 take 3
3 take 4
5 lead M-
sealed 0 play Hx2 ; 1 play M0 ; 2 play H10 ; 3 play M2 ; 4 play H2
5 take 2
2 take 3
3 take 0
0 take 4
1 lead H0
sealed 0 play D3 ; 2 play H- ; 3 play H- ; 4 play M10 ; 5 play W-
1 take 0
0 take 4
4 take 5
5 take 3
2 lead W2
sealed 0 play M8 ; 1 play H8 ; 3 play W5 ; 4 play M6 ; 5 play D4
2 take 3
3 take 0
0 take 1
1 take 5
4 lead D1
sealed 0 play W7 ; 1 play W4 ; 2 play W0 ; 3 play D6 ; 5 play M4
4 take 0
0 take 1
1 take 3
3 take 5
2 lead M5
sealed 0 play D7 ; 1 play W6 ; 3 play W9 ; 4 play M- ; 5 play M3
2 take 1
1 take 4
4 take 3
3 take 5
0 lead M1
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 4
puzzle 3-37-286-4 4
kind sealed play
difficulty 35
found 0
choice 0 0 71.67 0 216.48 play W-
choice 25.4 1.58 46.27 5.98 210.51 play D10
choice 26.97 1.54 44.7 5.87 210.61 play W5
steps
chance M4 H2 D3 D- W- H9 W0 D4 W1 H7 H1 M1 M0 M7 H8 H4 D2 D1 W4 Dx2 M- H3 M8 H- H6 H0 M- H10 W5 D- W3 M- M9 D0 W- Wx2 Hx2 H- W9 H5 D8 W6 D5 D10 M6 M5 D6 Mx2 W10 D7 W2 W- M2 M3 D- D9 W8 H- W7 M10
4 lead D7
sealed 0 play M- ; 1 play Hx2 ; 2 play D4 ; 3 play H-
4 take 3
3 take 1
1 take 2
0 lead H0
sealed 1 play H2 ; 2 play M8 ; 3 play D10 ; 4 play H5
0 take 3
3 take 4
4 take 2
1 lead W6
sealed 0 play H1 ; 2 play D5 ; 3 play D- ; 4 play H8
1 take 2
2 take 4
4 take 0
3 lead D0
sealed 0 play W2 ; 1 play W- ; 2 play H10 ; 4 play Dx2
3 take 2
2 take 4
4 take 0
1 lead W0
sealed 0 play W3 ; 2 play M9 ; 3 play W10 ; 4 play W-
1 take 2
2 take 3
3 take 0
4 lead D-
sealed 0 play M4 ; 1 play M1 ; 2 play H- ; 3 play W9
4 take 0
0 take 1
1 take 3
2 lead Mx2
sealed 0 play H4 ; 1 play M- ; 3 play W1 ; 4 play W-
2 take 0
0 take 3
3 take 1
4 lead M6
sealed 0 play D8 ; 1 play D2 ; 2 play H- ; 3 play M7
4 take 2
2 take 3
3 take 0
1 lead M-
sealed 0 play Wx2 ; 2 play M0 ; 3 play W4 ; 4 play D-
1 take 4
4 take 0
0 take 3
2 lead D3
sealed 0 play D9 ; 1 play H3 ; 3 play W5 ; 4 play H6
2 take 4
4 take 0
0 take 3
1 lead D6
sealed 0 play H9 ; 2 play M2 ; 3 play M3 ; 4 play H7
1 take 2
2 take 4
4 take 3
0 lead M5
sealed 1 play W8 ; 2 play D1 ; 3 play W7 ; 4 play M10
0 take 4
4 take 2
2 take 1
points -4 1 52 -37 41
chance H3 D8 M- H- M5 W1 H7 D7 M3 D4 W2 D9 H10 D- W0 D2 W- D- H- W4 H9 M10 W3 H- W7 M9 H8 M- D3 H6 H5 W10 H2 M7 W- D6 H4 H0 Mx2 W5 D1 M2 M1 M8 D- D10 M0 W- W6 Wx2 W9 D5 Dx2 Hx2 W8 H1 M6 M- D0 M4
0 lead H1
sealed 1 play M0 ; 2 play M1 ; 3 play D- ; 4 play D4
0 take 4
4 take 3
3 take 2
1 lead M6
sealed 0 play D1 ; 2 play D7 ; 3 play H- ; 4 play W-
1 take 2
2 take 0
0 take 4
3 lead D0
sealed 0 play D10 ; 1 play M10 ; 2 play D- ; 4 play W8
3 take 1
1 take 4
4 take 2
0 lead W1
sealed 1 play M2 ; 2 play Dx2 ; 3 play H- ; 4 play D-
0 take 1
1 take 2
2 take 3
4 lead W4
sealed 0 play H9 ; 1 play H4 ; 2 play M- ; 3 play M3
4 take 1
1 take 2
2 take 3
0 lead H3
sealed 1 play D9 ; 2 play H2 ; 3 play Hx2 ; 4 play W0
0 take 3
3 take 2
2 take 1
4 lead Wx2
sealed 0 play D6 ; 1 play W10 ; 2 play W3 ; 3 play Mx2
4 take 0
0 take 3
3 take 1
2 lead W-
sealed 0 play D2 ; 1 play D5 ; 3 play H- ; 4 play W7
2 take 1
1 take 0
0 take 4
3 lead D3
sealed 0 play W2 ; 1 play D8 ; 2 play M- ; 4 play H6
3 take 4
4 take 1
1 take 2
0 lead H5
sealed 1 play H8 ; 2 play H10 ; 3 play W6 ; 4 play W5
0 take 2
2 take 3
3 take 1
4 lead M5
sealed 0 play M9 ; 1 play H7 ; 2 play M- ; 3 play M7
4 take 0
0 take 1
1 take 3
2 lead H0
sealed 0 play W9 ; 1 play W- ; 3 play M8 ; 4 play M4
2 take 0
0 take 1
1 take 3
points 49 34 59 -6 24
chance Dx2 D6 H10 W- H5 H3 M8 M4 D0 D5 D- M2 Wx2 D1 H6 W4 D4 W- H9 W6 M- W3 M1 M10 H1 W2 M5 W1 M9 D- M0 H7 M6 W7 M- Hx2 Mx2 H8 M7 D- H- D3 D2 M3 W10 W0 M- H4 W9 D7 D8 D9 H- W5 H0 W- H2 W8 D10 H-
1 lead M2
sealed 0 play W- ; 2 play H8 ; 3 play W- ; 4 play H-
1 take 2
2 take 4
4 take 0
3 lead D0
sealed 0 play H- ; 1 play M5 ; 2 play H4 ; 4 play W6
3 take 4
4 take 2
2 take 1
0 lead M-
sealed 1 play Mx2 ; 2 play M4 ; 3 play H9 ; 4 play D7
0 take 3
3 take 1
1 take 2
4 lead H1
sealed 0 play D- ; 1 play H7 ; 2 play M6 ; 3 play D1
4 take 1
1 take 2
2 take 3
0 lead M0
sealed 1 play D3 ; 2 play M1 ; 3 play W9 ; 4 play H6
0 take 4
4 take 1
1 take 3
2 lead W1
sealed 0 play W0 ; 1 play H2 ; 3 play M3 ; 4 play H5
2 take 3
3 take 4
4 take 1
0 lead H3
sealed 1 play D6 ; 2 play H10 ; 3 play W5 ; 4 play D5
0 take 2
2 take 3
3 take 4
1 lead M-
sealed 0 play Hx2 ; 2 play W8 ; 3 play M10 ; 4 play H0
1 take 0
0 take 3
3 take 2
4 lead D-
sealed 0 play W2 ; 1 play W3 ; 2 play D2 ; 3 play W7
4 take 3
3 take 0
0 take 1
2 lead H-
sealed 0 play Dx2 ; 1 play D4 ; 3 play D10 ; 4 play D-
2 take 4
4 take 3
3 take 1
0 lead W4
sealed 1 play M8 ; 2 play W- ; 3 play M7 ; 4 play M-
0 take 2
2 take 3
3 take 1
4 lead W10
sealed 0 play D8 ; 1 play D9 ; 2 play Wx2 ; 3 play M9
4 take 3
3 take 2
2 take 0
points -12 -28 21 50 30
chance H7 M- W5 M10 D9 D1 H- Hx2 H10 Mx2 H1 D10 M0 D0 W- M- H- W2 Dx2 H- W8 D5 H4 W7 D4 D2 D8 Wx2 W9 M4 H3 M9 W6 H5 M2 W1 W0 M- D- D3 W- H8 D- H6 D7 M7 H0 D6 D- W10 M5 M3 H2 M6 W- W3 M1 M8 W4 H9
2 lead M8
sealed 0 play W- ; 1 play M- ; 3 play D- ; 4 play D4
2 take 4
4 take 3
3 take 0
1 lead H8
sealed 0 play M- ; 2 play H4 ; 3 play D0 ; 4 play H-
1 take 2
2 take 4
4 take 3
0 lead H1
sealed 1 play D5 ; 2 play Hx2 ; 3 play D- ; 4 play W10
0 take 2
2 take 1
1 take 4
3 lead H5
sealed 0 play W1 ; 1 play W0 ; 2 play H2 ; 4 play W-
3 take 4
4 take 0
0 take 2
1 lead H-
sealed 0 play W8 ; 2 play M0 ; 3 play H10 ; 4 play D9
1 take 4
4 take 0
0 take 3
2 lead D6
sealed 0 play D1 ; 1 play H- ; 3 play W4 ; 4 play H9
2 take 4
4 take 3
3 take 0
1 lead M3
sealed 0 play W3 ; 2 play W5 ; 3 play H6 ; 4 play M2
1 take 3
3 take 2
2 take 4
0 lead D2
sealed 1 play H0 ; 2 play Wx2 ; 3 play M6 ; 4 play Mx2
0 take 1
1 take 4
4 take 2
3 lead W7
sealed 0 play H3 ; 1 play D8 ; 2 play W6 ; 4 play D7
3 take 1
1 take 0
0 take 4
2 lead W2
sealed 0 play M5 ; 1 play M9 ; 3 play W9 ; 4 play D3
2 take 1
1 take 3
3 take 4
0 lead M7
sealed 1 play D10 ; 2 play M- ; 3 play M10 ; 4 play M4
0 take 1
1 take 3
3 take 4
2 lead D-
sealed 0 play H7 ; 1 play M1 ; 3 play Dx2 ; 4 play W-
2 take 3
3 take 0
0 take 1
points 15 50 51 27 39
chance H- Wx2 D0 M3 W5 W10 W7 H0 H2 Mx2 W2 H9 D- Dx2 D10 M6 D8 H- D- W- W6 D6 H7 H5 M0 M10 D2 W9 M2 M1 D- H3 W3 D7 D1 M7 M- M9 W4 W8 H8 W1 H1 D3 H- H10 D5 H4 D4 W- M5 H6 M- M4 Hx2 D9 M8 W0 M- W-
3 lead M-
sealed 0 play H10 ; 1 play W1 ; 2 play D- ; 4 play W8
3 take 0
0 take 4
4 take 2
1 lead M-
sealed 0 play D- ; 2 play M- ; 3 play D- ; 4 play Hx2
1 take 2
2 take 4
4 take 3
0 lead H-
sealed 1 play W7 ; 2 play W0 ; 3 play Dx2 ; 4 play Mx2
0 take 3
3 take 4
4 take 1
2 lead W3
sealed 0 play W2 ; 1 play D6 ; 3 play H2 ; 4 play D1
2 take 1
1 take 3
3 take 0
4 lead W-
sealed 0 play M10 ; 1 play Wx2 ; 2 play H7 ; 3 play D7
4 take 1
1 take 0
0 take 3
2 lead H1
sealed 0 play W6 ; 1 play H6 ; 3 play M2 ; 4 play M0
2 take 3
3 take 0
0 take 1
4 lead M1
sealed 0 play W10 ; 1 play D8 ; 2 play H4 ; 3 play M3
4 take 0
0 take 1
1 take 2
3 lead H5
sealed 0 play H8 ; 1 play H9 ; 2 play D0 ; 4 play H-
3 take 1
1 take 4
4 take 0
2 lead M9
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 1
option first 2
puzzle 3-30-47-4 4
kind sealed play
difficulty 38
found 0
choice 0 0 65.59 0 47 play H10
choice 17.03 1.63 48.56 1.29 45.71 play H-
choice 23.6 1.47 41.99 2.76 44.24 play H3
steps
chance D8 H7 D2 W1 Hx2 H6 D6 M4 M6 M7 H2 M5 D1 D- M3 H1 W- M- D- W9 D5 W5 W2 H0 Dx2 D0 M0 W10 W3 M- W- H4 M10 D7 H3 W- M- D10 D4 H10 M2 H5 Wx2 M1 H- M9 W6 H- H- W0 Mx2 H8 D- D3 W8 H9 W7 W4 D9 M8
2 lead M-
sealed 0 play D8 ; 1 play H8 ; 3 play D9 ; 4 play M8
2 take 1
1 take 3
3 take 0
4 lead W0
sealed 0 play M2 ; 1 play M- ; 2 play W10 ; 3 play M6
4 take 2
2 take 1
1 take 3
0 lead M9
sealed 1 play W- ; 2 play D- ; 3 play D- ; 4 play M-
0 take 1
1 take 3
3 take 4
2 lead W2
sealed 0 play W- ; 1 play M5 ; 3 play H- ; 4 play Dx2
2 take 4
4 take 3
3 take 1
0 lead H1
sealed 1 play H4 ; 2 play D2 ; 3 play H0 ; 4 play Hx2
0 take 4
4 take 2
2 take 1
3 lead M1
sealed 0 play H9 ; 1 play M0 ; 2 play D1 ; 4 play M3
3 take 1
1 take 4
4 take 0
2 lead M4
sealed 0 play H6 ; 1 play W5 ; 3 play D- ; 4 play W8
2 take 4
4 take 3
3 take 0
1 lead H5
sealed 0 play Mx2 ; 2 play M10 ; 3 play W1 ; 4 play W9
1 take 0
0 take 2
2 take 3
4 lead M7
sealed 0 play W- ; 1 play W6 ; 2 play H- ; 3 play W3
4 take 2
2 take 1
1 take 0
3 lead D3
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 1
puzzle 3-35-10-2 2
kind sealed play
difficulty 43
found 0
choice 0 0 39.79 0 55.96 play D-
choice 15.96 0.66 23.83 29.77 26.19 play M-
choice 17.18 0.72 22.61 17.3 38.66 play M3
choice 17.94 0.7 21.86 18.46 37.5 play D5
choice 18.53 0.69 21.27 19.2 36.76 play D7
choice 18.62 0.68 21.18 20.95 35.01 play H7
choice 18.7 0.7 21.09 18.12 37.84 play M5
choice 18.93 0.68 20.87 21.06 34.9 play H5
choice 19.04 0.69 20.75 19.13 36.83 play W6
choice 19.34 0.67 20.45 21.81 34.15 play H3
choice 19.42 0.68 20.37 24.21 31.75 play D0
choice 19.99 0.69 19.81 19.92 36.04 play W8
steps
chance M2 M0 M3 W- H- H- M5 W3 M1 D3 H4 D10 H10 M8 M- W- M10 W7 D0 W0 D2 Dx2 D7 Mx2 H9 H6 H5 D8 M4 H1 H3 M9 M- Wx2 H7 H- W5 W4 W6 M7 D6 W1 D- D1 W- Hx2 H0 D- W9 W10 D- H2 D9 M6 D5 M- D4 W2 W8 H8
1 lead H-
sealed 0 play H10 ; 2 play H0 ; 3 play W0
1 take 0
0 take 3
2 lead H4
sealed 0 play M- ; 1 play M0 ; 3 play M-
2 take 1
1 take 0
3 lead H8
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 2
puzzle 8-4-135-0 0
kind turn take
difficulty 43
found 0
choice 0 0 22.02 0 79.74 take 1
choice 9.2 0.44 12.82 7.06 72.67 take 4
choice 9.97 0.45 12.05 9.44 70.3 take 2
choice 15.23 0.42 6.79 16.83 62.91 take 3
steps
chance D8 M8 W3 W10 M1 H0 H7 M10 M- H- M7 W1 W7 W2 Dx2 H1 M2 H8 H6 D0 W0 D9 W9 D7 W4 H4 W8 M4 D- Wx2 D6 H2 D10 W- Mx2 M6 H9 D1 D4 H3 W6 M3 D3 M9 M0 H- M- H- H5 D- W- D2 M- W5 D- D5 H10 Hx2 W- M5
2 lead D1
sealed 0 play W- ; 1 play M- ; 3 play H6 ; 4 play Wx2
2 take 3
3 take 4
4 take 0
1 lead W1
sealed 0 play M6 ; 2 play M- ; 3 play D- ; 4 play H-
1 take 0
0 take 3
3 take 4
2 lead H-
sealed 0 play H1 ; 1 play W8 ; 3 play D7 ; 4 play W4
2 take 4
4 take 3
3 take 1
0 lead W0
sealed 1 play H10 ; 2 play W7 ; 3 play W10 ; 4 play D-
0 take 4
4 take 1
1 take 3
2 lead M4
sealed 0 play H4 ; 1 play H2 ; 3 play W5 ; 4 play M5
2 take 4
4 take 1
1 take 3
0 lead H0
sealed 1 play H9 ; 2 play W9 ; 3 play D4 ; 4 play Mx2
0 take 2
2 take 4
4 take 1
3 lead W-
sealed 0 play D5 ; 1 play M8 ; 2 play M10 ; 4 play H3
3 take 2
2 take 0
0 take 1
4 lead D0
sealed 0 play W6 ; 1 play H7 ; 2 play H8 ; 3 play M-
4 take 3
3 take 0
0 take 1
2 lead D3
sealed 0 play D8 ; 1 play D2 ; 3 play W- ; 4 play M1
2 take 0
0 take 4
4 take 1
3 lead H5
sealed 0 play D6 ; 1 play M2 ; 2 play W3 ; 4 play D-
3 take 0
0 take 2
2 take 1
4 lead M0
sealed 0 play M7 ; 1 play D9 ; 2 play Hx2 ; 3 play M9
4 take 1
1 take 3
3 take 0
2 lead D10
sealed 0 play H- ; 1 play M3 ; 3 play W2 ; 4 play Dx2
2 take 3
3 take 1
1 take 4
points -5 2 6 71 -8
chance D10 H4 Wx2 M5 W7 D4 H0 W3 H8 D- M10 D3 W1 W- M- W2 H- M1 W6 W10 D8 W- M3 D9 M4 W4 M9 Mx2 H1 D- M7 H3 D1 D2 D6 W8 H- D0 H10 M0 D- H7 W5 H9 W9 W- D7 H5 M- M8 H6 W0 Dx2 H- M2 M- H2 M6 Hx2 D5
3 lead H-
sealed 0 play D4 ; 1 play M9 ; 2 play M6 ; 4 play M0
3 take 2
2 take 0
0 take 1
4 lead D-
sealed 0 play M10 ; 1 play H- ; 2 play W3 ; 3 play W-
4 take 0
0 take 3
3 take 1
2 lead W5
sealed 0 play W4 ; 1 play W0 ; 3 play H9 ; 4 play W10
2 take 3
3 take 4
4 take 0
1 lead W-
sealed 0 play M- ; 2 play Dx2 ; 3 play H1 ; 4 play M2
1 take 2
2 take 4
4 take 3
0 lead M7
sealed 1 play H0 ; 2 play D0 ; 3 play Hx2 ; 4 play D6
0 take 3
3 take 4
4 take 1
2 lead H5
sealed 0 play H6 ; 1 play H2 ; 3 play H8 ; 4 play W7
2 take 3
3 take 4
4 take 0
1 lead H-
sealed 0 play W8 ; 2 play Wx2 ; 3 play M- ; 4 play W9
1 take 2
2 take 4
4 take 0
3 lead H10
sealed 0 play W- ; 1 play D3 ; 2 play W1 ; 4 play D5
3 take 4
4 take 2
2 take 1
0 lead W2
sealed 1 play H7 ; 2 play D1 ; 3 play D2 ; 4 play M8
0 take 1
1 take 4
4 take 2
3 lead W6
sealed 0 play D8 ; 1 play H4 ; 2 play M3 ; 4 play M4
3 take 1
1 take 0
0 take 2
4 lead M-
sealed 0 play D10 ; 1 play H3 ; 2 play M1 ; 3 play M5
4 take 0
0 take 1
1 take 3
2 lead Mx2
sealed 0 play D- ; 1 play D7 ; 3 play D9 ; 4 play D-
2 take 0
0 take 1
1 take 3
points 39 -11 22 5 50
chance W3 W9 D2 M9 D0 Hx2 D10 W8 M1 H10 H- M10 M6 W6 H5 M8 D1 H- Mx2 H9 D3 W10 H7 D4 M2 M- W4 W- M7 W- M- W2 W- D8 H4 W1 W0 D6 D- M- D9 D5 H- H1 Dx2 D- Wx2 W7 H0 M3 M4 H2 H8 M5 W5 D7 D- H6 H3 M0
4 lead H9
sealed 0 play D3 ; 1 play D- ; 2 play H- ; 3 play M9
4 take 3
3 take 1
1 take 0
2 lead H-
sealed 0 play H- ; 1 play D10 ; 3 play W6 ; 4 play M-
2 take 1
1 take 3
3 take 4
0 lead D-
sealed 1 play M10 ; 2 play W8 ; 3 play H0 ; 4 play W-
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-31-282-5 5
kind sealed play
difficulty 45
found 0
choice 0 0 27.31 0 142.67 play W-
choice 10.15 0.74 17.16 7.45 135.22 play M6
choice 10.92 0.75 16.39 9.15 133.53 play H1
choice 13.49 0.74 13.83 13.02 129.65 play Hx2
steps
chance M- D10 D3 W- D5 H10 W1 W- H- M10 D- H- M5 D6 H7 W6 Hx2 M- W9 H2 Wx2 Dx2 M0 W8 D- W4 H- W0 W10 W- M- H4 D- W5 M6 M3 Mx2 W2 M1 W3 H5 H3 D0 H1 M8 M2 H0 D2 H6 D4 M9 W7 M4 D7 D1 H8 H9 D9 M7 D8
3 lead W-
sealed 0 play Mx2 ; 1 play W2 ; 2 play H7 ; 4 play D5 ; 5 play H-
3 take 0
0 take 2
2 take 1
1 take 4
5 lead W8
sealed 0 play M- ; 1 play W4 ; 2 play H- ; 3 play W0 ; 4 play D-
5 take 1
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M- ; 1 play D10 ; 2 play M1 ; 4 play H5 ; 5 play H3
3 take 1
1 take 4
4 take 5
5 take 2
0 lead D-
sealed 1 play D6 ; 2 play M9 ; 3 play M10 ; 4 play Hx2 ; 5 play H10
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D2
sealed 0 play D0 ; 1 play H1 ; 2 play D- ; 3 play M2 ; 4 play M0
5 take 2
2 take 1
1 take 0
0 take 3
4 lead H0
sealed 0 play W9 ; 1 play H4 ; 2 play H9 ; 3 play Dx2 ; 5 play D7
4 take 3
3 take 2
2 take 5
5 take 1
0 lead W1
sealed 1 play D4 ; 2 play D3 ; 3 play W5 ; 4 play M7 ; 5 play M3
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D8
sealed 0 play D1 ; 1 play H8 ; 2 play H- ; 3 play W6 ; 4 play M4
5 take 1
1 take 0
0 take 4
4 take 3
2 lead M8
sealed 0 play M5 ; 1 play H2 ; 3 play W7 ; 4 play M6 ; 5 play W-
2 take 1
1 take 0
0 take 4
4 take 3
5 lead M-
sealed 0 play H6 ; 1 play W- ; 2 play Wx2 ; 3 play D9 ; 4 play W10
5 take 1
1 take 2
2 take 3
3 take 4
points -19 48 42 -14 46 26
chance W3 D- W1 Wx2 M5 M3 M- W7 W- W9 W4 M1 M9 D1 D9 H4 H0 H10 M0 Hx2 W- D8 H- D- D0 D7 H1 M10 H2 H- D2 Dx2 W5 W0 H6 W10 D4 H3 H9 W8 H- W- W2 M- H5 D3 M7 D5 M4 M6 W6 Mx2 M2 H7 D6 M8 D10 H8 M- D-
4 lead W4
sealed 0 play M- ; 1 play M6 ; 2 play W6 ; 3 play W0 ; 5 play D5
4 take 0
0 take 2
2 take 1
1 take 5
3 lead D3
sealed 0 play D0 ; 1 play D7 ; 2 play H5 ; 4 play M5 ; 5 play D-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead D-
sealed 0 play M0 ; 1 play Dx2 ; 2 play W1 ; 3 play Wx2 ; 4 play M2
5 take 1
1 take 2
2 take 4
4 take 0
3 lead H4
sealed 0 play D2 ; 1 play W7 ; 2 play W5 ; 4 play H6 ; 5 play W-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead M3
sealed 0 play W2 ; 1 play D1 ; 2 play H9 ; 3 play W8 ; 4 play M7
5 take 3
3 take 2
2 take 0
0 take 4
1 lead M-
sealed 0 play D6 ; 2 play D9 ; 3 play W9 ; 4 play H2 ; 5 play H7
1 take 0
0 take 3
3 take 5
5 take 2
4 lead H-
sealed 0 play D4 ; 1 play M8 ; 2 play H1 ; 3 play D8 ; 5 play W10
4 take 5
5 take 1
1 take 3
3 take 2
0 lead W3
sealed 1 play H3 ; 2 play W- ; 3 play H8 ; 4 play H0 ; 5 play H-
0 take 5
5 take 1
1 take 4
4 take 3
2 lead W-
sealed 0 play M9 ; 1 play Hx2 ; 3 play M10 ; 4 play M- ; 5 play M1
2 take 0
0 take 3
3 take 1
1 take 5
4 lead H-
sealed 0 play M4 ; 1 play D- ; 2 play D10 ; 3 play Mx2 ; 5 play H10
4 take 1
1 take 2
2 take 3
3 take 5
points 46 39 41 36 19 19
chance W5 D1 M2 Dx2 W0 H0 M3 H5 W10 D0 Hx2 M6 W- H4 Wx2 D9 M7 D5 W- H1 M10 W2 M- H7 M0 M5 H8 D- Mx2 D10 M9 D7 D8 M1 H- M4 W4 W9 H9 D3 D- W3 W1 D4 H- D6 W6 H3 M- H10 W- M- D- W7 W8 H2 M8 H6 D2 H-
5 lead H0
sealed 0 play M9 ; 1 play D1 ; 2 play M10 ; 3 play Dx2 ; 4 play M7
5 take 1
1 take 4
4 take 0
0 take 2
3 lead M-
sealed 0 play W8 ; 1 play H2 ; 2 play D8 ; 4 play Mx2 ; 5 play M6
3 take 4
4 take 0
0 take 2
2 take 1
5 lead H-
sealed 0 play M- ; 1 play H4 ; 2 play M2 ; 3 play D- ; 4 play W6
5 take 2
2 take 1
1 take 3
3 take 4
0 lead W-
sealed 1 play M5 ; 2 play W10 ; 3 play D9 ; 4 play Hx2 ; 5 play W3
0 take 3
3 take 2
2 take 4
4 take 1
5 lead M4
sealed 0 play W- ; 1 play H1 ; 2 play W- ; 3 play D0 ; 4 play M-
5 take 2
2 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play M0 ; 1 play W9 ; 2 play H- ; 3 play H6 ; 5 play D5
4 take 0
0 take 2
2 take 5
5 take 1
3 lead M1
sealed 0 play W1 ; 1 play D7 ; 2 play M8 ; 4 play D2 ; 5 play W7
3 take 2
2 take 0
0 take 1
1 take 5
4 lead W0
sealed 0 play M3 ; 1 play D4 ; 2 play Wx2 ; 3 play D6 ; 5 play H7
4 take 2
2 take 5
5 take 1
1 take 0
3 lead D3
sealed 0 play W4 ; 1 play H5 ; 2 play H9 ; 4 play H- ; 5 play H3
3 take 5
5 take 0
0 take 1
1 take 2
4 lead D-
sealed 0 play W5 ; 1 play H10 ; 2 play H8 ; 3 play W2 ; 5 play D10
4 take 2
2 take 5
5 take 1
1 take 3
points -35 19 -25 16 27 28
chance M5 D8 Dx2 Wx2 H1 H- W5 M6 D- H6 H3 H10 H5 M- W6 W4 H7 D9 W- D0 M- Hx2 M3 H9 M1 M7 D6 M2 W- D3 D7 W2 M10 M0 M- H2 W9 D4 D- M9 W- H4 H0 W10 D1 W1 H8 W3 W8 D5 W0 Mx2 M8 M4 W7 D10 H- D- H- D2
0 lead W-
sealed 1 play W2 ; 2 play M10 ; 3 play Mx2 ; 4 play H8 ; 5 play H9
0 take 2
2 take 4
4 take 1
1 take 5
3 lead D-
sealed 0 play M5 ; 1 play M- ; 2 play H- ; 4 play M8 ; 5 play H-
3 take 4
4 take 0
0 take 2
2 take 1
5 lead D2
sealed 0 play H0 ; 1 play D0 ; 2 play W6 ; 3 play M0 ; 4 play H3
5 take 0
0 take 2
2 take 4
4 take 3
1 lead M6
sealed 0 play M1 ; 2 play Dx2 ; 3 play W1 ; 4 play H7 ; 5 play H4
1 take 0
0 take 2
2 take 4
4 take 5
3 lead H6
sealed 0 play H5 ; 1 play M7 ; 2 play D6 ; 4 play W- ; 5 play M4
3 take 4
4 take 2
2 take 0
0 take 1
5 lead H2
sealed 0 play D7 ; 1 play D4 ; 2 play M- ; 3 play M2 ; 4 play H-
5 take 3
3 take 0
0 take 4
4 take 1
2 lead D-
sealed 0 play W9 ; 1 play D10 ; 3 play M9 ; 4 play M- ; 5 play D3
2 take 1
1 take 4
4 take 5
5 take 3
0 lead W5
sealed 1 play D8 ; 2 play D1 ; 3 play W4 ; 4 play W- ; 5 play H10
0 take 5
5 take 3
3 take 1
1 take 2
4 lead H1
sealed 0 play W7 ; 1 play D5 ; 2 play W0 ; 3 play Wx2 ; 5 play D9
4 take 3
3 take 0
0 take 2
2 take 1
5 lead W3
sealed 0 play W8 ; 1 play W10 ; 2 play D- ; 3 play Hx2 ; 4 play M3
5 take 1
1 take 0
0 take 3
3 take 4
points 37 16 37 33 5 37
chance M1 H- M4 H6 W7 D9 H0 M5 D- M9 W- H3 M- W2 M- D- H8 H5 H9 D2 W8 M0 W9 Hx2 Mx2 M2 Dx2 D- D4 W- H- D7 D10 W1 W- W5 H4 D3 Wx2 H10 M10 M3 D6 W10 D0 W4 H2 M6 M7 D8 H7 D1 M8 H1 W6 W0 H- D5 M- W3
1 lead W2
sealed 0 play H- ; 2 play W8 ; 3 play D- ; 4 play D4 ; 5 play M3
1 take 2
2 take 5
5 take 4
4 take 3
0 lead M-
sealed 1 play W0 ; 2 play Wx2 ; 3 play D- ; 4 play W7 ; 5 play H5
0 take 2
2 take 5
5 take 1
1 take 4
3 lead M0
sealed 0 play H0 ; 1 play H- ; 2 play Dx2 ; 4 play M- ; 5 play D9
3 take 4
4 take 2
2 take 5
5 take 0
1 lead D2
sealed 0 play M1 ; 2 play M4 ; 3 play W1 ; 4 play H8 ; 5 play W5
1 take 4
4 take 3
3 take 5
5 take 2
0 lead H4
sealed 1 play D3 ; 2 play D10 ; 3 play D1 ; 4 play M8 ; 5 play W3
0 take 2
2 take 4
4 take 3
3 take 1
5 lead H3
sealed 0 play Mx2 ; 1 play M5 ; 2 play H7 ; 3 play W4 ; 4 play W-
5 take 0
0 take 3
3 take 1
1 take 2
4 lead M10
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 3
puzzle 8-100-84-3 3
kind turn take
difficulty 50
found 0
choice 0 0 43.2 0 58.11 take 2
choice 8.46 0.64 34.73 10.44 47.67 take 0
choice 13.02 0.71 30.18 16.18 41.93 take 1
steps
chance W8 H1 H3 D10 D7 D- D0 W- M5 W- H9 M7 W10 D1 H0 M9 D4 W6 M- H- D6 D5 H7 M3 W5 H- D- D9 H5 M- M8 M6 M- D8 M4 W1 Mx2 W7 D3 W- H8 D- M0 Hx2 M2 H10 W2 M1 H4 H- H2 Wx2 D2 W9 W3 M10 H6 W4 Dx2 W0
3 lead D10
sealed 0 play D7 ; 1 play M- ; 2 play H3
3 take 1
1 take 0
2 lead M8
sealed 0 play D2 ; 1 play D- ; 3 play M10
2 take 1
1 take 3
0 lead D6
sealed 1 play H- ; 2 play H2 ; 3 play W0
0 take 2
2 take 1
3 lead W-
sealed 0 play H8 ; 1 play H- ; 2 play H7
3 take 0
0 take 2
1 lead W-
sealed 0 play H4 ; 2 play Dx2 ; 3 play Hx2
1 take 2
2 take 0
3 lead M1
sealed 0 play W5 ; 1 play D- ; 2 play M0
3 take 0
0 take 2
1 lead D1
sealed 0 play H6 ; 2 play D3 ; 3 play H-
1 take 2
2 take 0
3 lead M7
sealed 0 play Mx2 ; 1 play H1 ; 2 play M4
3 take 0
0 take 2
1 lead W4
sealed 0 play W10 ; 2 play H9 ; 3 play M3
1 take 2
2 take 0
3 lead M6
sealed 0 play M- ; 1 play W6 ; 2 play D0
3 take 0
0 take 1
2 lead W3
sealed 0 play D4 ; 1 play W7 ; 3 play Wx2
2 take 1
1 take 0
3 lead W1
sealed 0 play W8 ; 1 play H10 ; 2 play W2
3 take 1
1 take 0
2 lead M-
sealed 0 play H5 ; 1 play W9 ; 3 play M9
2 take 0
0 take 3
1 lead D5
sealed 0 play M2 ; 2 play D- ; 3 play W-
1 take 0
0 take 2
3 lead D9
sealed 0 play M5 ; 1 play D8 ; 2 play H0
3 take 1
1 take 2
points -17 -20 19 19
chance H- H- W3 W9 D9 M- H6 D8 H7 W5 D- Hx2 D- H9 M2 M3 D3 H0 D1 Wx2 H- W8 M1 Dx2 D0 W- H3 M6 W0 H8 H4 M0 W4 W- M7 H10 W- M5 D10 Mx2 M- W7 W2 D5 D- H2 H5 H1 M- D4 W6 D6 M4 M8 M9 M10 D7 W1 W10 D2
0 lead H7
sealed 1 play W- ; 2 play W6 ; 3 play M6
0 take 1
1 take 2
3 lead Wx2
sealed 0 play H- ; 1 play H- ; 2 play M7
3 take 0
0 take 2
1 lead M-
sealed 0 play D7 ; 2 play W2 ; 3 play D2
1 take 0
0 take 3
2 lead W3
sealed 0 play W- ; 1 play W1 ; 3 play D5
2 take 3
3 take 1
0 lead W4
sealed 1 play W- ; 2 play M9 ; 3 play D6
0 take 1
1 take 2
3 lead M0
sealed 0 play D9 ; 1 play H9 ; 2 play W10
tablee-record 1
game pas-de-bras
rules 1
seats 3
option rounds 1
option first 0
puzzle 3-48-41-0 0
kind sealed play
difficulty 60
found 0
choice 0 0 39.9 0 -5.51 play H9
choice 26.23 1.7 13.67 -19.02 13.51 play W0
choice 35.57 1.41 4.33 -17.83 12.31 play M6
choice 36.63 1.37 3.27 -8.29 2.78 play D4
choice 36.83 1.33 3.07 5.15 -10.66 play W-
choice 37.43 1.32 2.47 -6.09 0.58 play D8
choice 38.5 1.3 1.4 -22.35 16.84 play H-
steps
chance H8 W6 W- H4 H3 M3 M- H7 D2 H6 H1 W4 W- D0 M- W0 M4 D- Wx2 M0 W1 D6 Mx2 D9 H9 W- H5 M7 M10 Dx2 H- H0 W8 D4 M2 H- M6 D10 M1 Hx2 D- M8 M- W2 W5 W10 D3 M9 D8 H10 H2 W7 W9 M5 D- H- D1 D5 D7 W3
0 lead W10
sealed 1 play M10 ; 2 play H-
0 take 2
1 lead D0
sealed 0 play M7 ; 2 play Dx2
1 take 0
2 lead W-
sealed 0 play M- ; 1 play H10
2 take 1
0 lead D6
sealed 1 play D7 ; 2 play D-
0 take 2
1 lead M0
sealed 0 play Hx2 ; 2 play M-
1 take 0
2 lead M9
sealed 0 play M- ; 1 play Mx2
2 take 0
1 lead D3
sealed 0 play D5 ; 2 play M8
1 take 2
0 lead D-
sealed 1 play W6 ; 2 play D9
0 take 1
2 lead M5
sealed 0 play H4 ; 1 play W2
2 take 0
1 lead D10
sealed 0 play H8 ; 2 play M3
1 take 0
2 lead M1
sealed 0 play W7 ; 1 play H0
2 take 0
1 lead M2
sealed 0 play H6 ; 2 play D2
1 take 2
0 lead Wx2
sealed 1 play H- ; 2 play D1
0 take 2
1 lead W9
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-31-343-2 2
kind sealed play
difficulty 60
found 0
choice 0 0 75.77 0 169.25 play M-
choice 15.26 1.59 60.51 2.92 166.33 play H8
choice 18.08 1.57 57.69 3.61 165.64 play M7
choice 22.74 1.63 53.02 4.61 164.64 play M1
steps
chance M- D10 D3 W- D5 H10 W1 W- H- M10 D- H- M5 D6 H7 W6 Hx2 M- W9 H2 Wx2 Dx2 M0 W8 D- W4 H- W0 W10 W- M- H4 D- W5 M6 M3 Mx2 W2 M1 W3 H5 H3 D0 H1 M8 M2 H0 D2 H6 D4 M9 W7 M4 D7 D1 H8 H9 D9 M7 D8
3 lead W-
sealed 0 play Mx2 ; 1 play W2 ; 2 play H7 ; 4 play D5 ; 5 play H-
3 take 0
0 take 2
2 take 1
1 take 4
5 lead W8
sealed 0 play M- ; 1 play W4 ; 2 play H- ; 3 play W0 ; 4 play D-
5 take 1
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M- ; 1 play D10 ; 2 play M1 ; 4 play H5 ; 5 play H3
3 take 1
1 take 4
4 take 5
5 take 2
0 lead D-
sealed 1 play D6 ; 2 play M9 ; 3 play M10 ; 4 play Hx2 ; 5 play H10
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D2
sealed 0 play D0 ; 1 play H1 ; 2 play D- ; 3 play M2 ; 4 play M0
5 take 2
2 take 1
1 take 0
0 take 3
4 lead H0
sealed 0 play W9 ; 1 play H4 ; 2 play H9 ; 3 play Dx2 ; 5 play D7
4 take 3
3 take 2
2 take 5
5 take 1
0 lead W1
sealed 1 play D4 ; 2 play D3 ; 3 play W5 ; 4 play M7 ; 5 play M3
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D8
sealed 0 play D1 ; 1 play H8 ; 2 play H- ; 3 play W6 ; 4 play M4
5 take 1
1 take 0
0 take 4
4 take 3
2 lead M8
sealed 0 play M5 ; 1 play H2 ; 3 play W7 ; 4 play M6 ; 5 play W-
2 take 1
1 take 0
0 take 4
4 take 3
5 lead M-
sealed 0 play H6 ; 1 play W- ; 2 play Wx2 ; 3 play D9 ; 4 play W10
5 take 1
1 take 2
2 take 3
3 take 4
points -19 48 42 -14 46 26
chance W3 D- W1 Wx2 M5 M3 M- W7 W- W9 W4 M1 M9 D1 D9 H4 H0 H10 M0 Hx2 W- D8 H- D- D0 D7 H1 M10 H2 H- D2 Dx2 W5 W0 H6 W10 D4 H3 H9 W8 H- W- W2 M- H5 D3 M7 D5 M4 M6 W6 Mx2 M2 H7 D6 M8 D10 H8 M- D-
4 lead W4
sealed 0 play M- ; 1 play M6 ; 2 play W6 ; 3 play W0 ; 5 play D5
4 take 0
0 take 2
2 take 1
1 take 5
3 lead D3
sealed 0 play D0 ; 1 play D7 ; 2 play H5 ; 4 play M5 ; 5 play D-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead D-
sealed 0 play M0 ; 1 play Dx2 ; 2 play W1 ; 3 play Wx2 ; 4 play M2
5 take 1
1 take 2
2 take 4
4 take 0
3 lead H4
sealed 0 play D2 ; 1 play W7 ; 2 play W5 ; 4 play H6 ; 5 play W-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead M3
sealed 0 play W2 ; 1 play D1 ; 2 play H9 ; 3 play W8 ; 4 play M7
5 take 3
3 take 2
2 take 0
0 take 4
1 lead M-
sealed 0 play D6 ; 2 play D9 ; 3 play W9 ; 4 play H2 ; 5 play H7
1 take 0
0 take 3
3 take 5
5 take 2
4 lead H-
sealed 0 play D4 ; 1 play M8 ; 2 play H1 ; 3 play D8 ; 5 play W10
4 take 5
5 take 1
1 take 3
3 take 2
0 lead W3
sealed 1 play H3 ; 2 play W- ; 3 play H8 ; 4 play H0 ; 5 play H-
0 take 5
5 take 1
1 take 4
4 take 3
2 lead W-
sealed 0 play M9 ; 1 play Hx2 ; 3 play M10 ; 4 play M- ; 5 play M1
2 take 0
0 take 3
3 take 1
1 take 5
4 lead H-
sealed 0 play M4 ; 1 play D- ; 2 play D10 ; 3 play Mx2 ; 5 play H10
4 take 1
1 take 2
2 take 3
3 take 5
points 46 39 41 36 19 19
chance W5 D1 M2 Dx2 W0 H0 M3 H5 W10 D0 Hx2 M6 W- H4 Wx2 D9 M7 D5 W- H1 M10 W2 M- H7 M0 M5 H8 D- Mx2 D10 M9 D7 D8 M1 H- M4 W4 W9 H9 D3 D- W3 W1 D4 H- D6 W6 H3 M- H10 W- M- D- W7 W8 H2 M8 H6 D2 H-
5 lead H0
sealed 0 play M9 ; 1 play D1 ; 2 play M10 ; 3 play Dx2 ; 4 play M7
5 take 1
1 take 4
4 take 0
0 take 2
3 lead M-
sealed 0 play W8 ; 1 play H2 ; 2 play D8 ; 4 play Mx2 ; 5 play M6
3 take 4
4 take 0
0 take 2
2 take 1
5 lead H-
sealed 0 play M- ; 1 play H4 ; 2 play M2 ; 3 play D- ; 4 play W6
5 take 2
2 take 1
1 take 3
3 take 4
0 lead W-
sealed 1 play M5 ; 2 play W10 ; 3 play D9 ; 4 play Hx2 ; 5 play W3
0 take 3
3 take 2
2 take 4
4 take 1
5 lead M4
sealed 0 play W- ; 1 play H1 ; 2 play W- ; 3 play D0 ; 4 play M-
5 take 2
2 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play M0 ; 1 play W9 ; 2 play H- ; 3 play H6 ; 5 play D5
4 take 0
0 take 2
2 take 5
5 take 1
3 lead M1
sealed 0 play W1 ; 1 play D7 ; 2 play M8 ; 4 play D2 ; 5 play W7
3 take 2
2 take 0
0 take 1
1 take 5
4 lead W0
sealed 0 play M3 ; 1 play D4 ; 2 play Wx2 ; 3 play D6 ; 5 play H7
4 take 2
2 take 5
5 take 1
1 take 0
3 lead D3
sealed 0 play W4 ; 1 play H5 ; 2 play H9 ; 4 play H- ; 5 play H3
3 take 5
5 take 0
0 take 1
1 take 2
4 lead D-
sealed 0 play W5 ; 1 play H10 ; 2 play H8 ; 3 play W2 ; 5 play D10
4 take 2
2 take 5
5 take 1
1 take 3
points -35 19 -25 16 27 28
chance M5 D8 Dx2 Wx2 H1 H- W5 M6 D- H6 H3 H10 H5 M- W6 W4 H7 D9 W- D0 M- Hx2 M3 H9 M1 M7 D6 M2 W- D3 D7 W2 M10 M0 M- H2 W9 D4 D- M9 W- H4 H0 W10 D1 W1 H8 W3 W8 D5 W0 Mx2 M8 M4 W7 D10 H- D- H- D2
0 lead W-
sealed 1 play W2 ; 2 play M10 ; 3 play Mx2 ; 4 play H8 ; 5 play H9
0 take 2
2 take 4
4 take 1
1 take 5
3 lead D-
sealed 0 play M5 ; 1 play M- ; 2 play H- ; 4 play M8 ; 5 play H-
3 take 4
4 take 0
0 take 2
2 take 1
5 lead D2
sealed 0 play H0 ; 1 play D0 ; 2 play W6 ; 3 play M0 ; 4 play H3
5 take 0
0 take 2
2 take 4
4 take 3
1 lead M6
sealed 0 play M1 ; 2 play Dx2 ; 3 play W1 ; 4 play H7 ; 5 play H4
1 take 0
0 take 2
2 take 4
4 take 5
3 lead H6
sealed 0 play H5 ; 1 play M7 ; 2 play D6 ; 4 play W- ; 5 play M4
3 take 4
4 take 2
2 take 0
0 take 1
5 lead H2
sealed 0 play D7 ; 1 play D4 ; 2 play M- ; 3 play M2 ; 4 play H-
5 take 3
3 take 0
0 take 4
4 take 1
2 lead D-
sealed 0 play W9 ; 1 play D10 ; 3 play M9 ; 4 play M- ; 5 play D3
2 take 1
1 take 4
4 take 5
5 take 3
0 lead W5
sealed 1 play D8 ; 2 play D1 ; 3 play W4 ; 4 play W- ; 5 play H10
0 take 5
5 take 3
3 take 1
1 take 2
4 lead H1
sealed 0 play W7 ; 1 play D5 ; 2 play W0 ; 3 play Wx2 ; 5 play D9
4 take 3
3 take 0
0 take 2
2 take 1
5 lead W3
sealed 0 play W8 ; 1 play W10 ; 2 play D- ; 3 play Hx2 ; 4 play M3
5 take 1
1 take 0
0 take 3
3 take 4
points 37 16 37 33 5 37
chance M1 H- M4 H6 W7 D9 H0 M5 D- M9 W- H3 M- W2 M- D- H8 H5 H9 D2 W8 M0 W9 Hx2 Mx2 M2 Dx2 D- D4 W- H- D7 D10 W1 W- W5 H4 D3 Wx2 H10 M10 M3 D6 W10 D0 W4 H2 M6 M7 D8 H7 D1 M8 H1 W6 W0 H- D5 M- W3
1 lead W2
sealed 0 play H- ; 2 play W8 ; 3 play D- ; 4 play D4 ; 5 play M3
1 take 2
2 take 5
5 take 4
4 take 3
0 lead M-
sealed 1 play W0 ; 2 play Wx2 ; 3 play D- ; 4 play W7 ; 5 play H5
0 take 2
2 take 5
5 take 1
1 take 4
3 lead M0
sealed 0 play H0 ; 1 play H- ; 2 play Dx2 ; 4 play M- ; 5 play D9
3 take 4
4 take 2
2 take 5
5 take 0
1 lead D2
sealed 0 play M1 ; 2 play M4 ; 3 play W1 ; 4 play H8 ; 5 play W5
1 take 4
4 take 3
3 take 5
5 take 2
0 lead H4
sealed 1 play D3 ; 2 play D10 ; 3 play D1 ; 4 play M8 ; 5 play W3
0 take 2
2 take 4
4 take 3
3 take 1
5 lead H3
sealed 0 play Mx2 ; 1 play M5 ; 2 play H7 ; 3 play W4 ; 4 play W-
5 take 0
0 take 3
3 take 1
1 take 2
4 lead M10
sealed 0 play W6 ; 1 play M2 ; 2 play D0 ; 3 play H6 ; 5 play W-
4 take 5
5 take 1
1 take 2
2 take 3
0 lead H9
sealed 1 play W10 ; 2 play H- ; 3 play M9 ; 4 play W9 ; 5 play M6
0 take 1
1 take 4
4 take 3
3 take 5
2 lead D-
sealed 0 play M7 ; 1 play D8 ; 3 play D5 ; 4 play W- ; 5 play H1
2 take 5
5 take 3
3 take 0
0 take 1
4 lead H2
sealed 0 play D6 ; 1 play D7 ; 2 play M- ; 3 play H10 ; 5 play Hx2
4 take 3
3 take 1
1 take 5
5 take 0
points 42 3 44 39 19 27
chance H- D3 M1 Dx2 W2 D- W8 W1 D6 Hx2 W10 H- H0 H- H8 Mx2 M3 D0 H10 M- W4 W3 H9 M6 W9 W- M2 H5 D5 W- H6 W6 M7 W5 W- W7 M4 D4 M- M- H4 D8 M8 D- W0 D9 M10 D7 M5 H2 D- M0 D10 D2 H3 Wx2 M9 H7 D1 H1
2 lead M2
sealed 0 play H- ; 1 play M- ; 3 play M- ; 4 play D1 ; 5 play H1
2 take 0
0 take 4
4 take 5
5 take 1
3 lead M0
sealed 0 play H0 ; 1 play W6 ; 2 play D6 ; 4 play M10 ; 5 play D2
3 take 4
4 take 2
2 take 5
5 take 1
0 lead M4
sealed 1 play H2 ; 2 play M9 ; 3 play Mx2 ; 4 play W- ; 5 play D8
0 take 5
5 take 2
2 take 4
4 take 3
1 lead H-
sealed 0 play M8 ; 2 play D- ; 3 play Dx2 ; 4 play W2 ; 5 play D7
1 take 2
2 take 0
0 take 3
3 take 5
4 lead D10
sealed 0 play H3 ; 1 play D4 ; 2 play W0 ; 3 play W3 ; 5 play W7
4 take 3
3 take 5
5 take 1
1 take 0
2 lead W4
sealed 0 play H10 ; 1 play D- ; 3 play Hx2 ; 4 play M3 ; 5 play W-
2 take 4
4 take 0
0 take 3
3 take 5
1 lead W1
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 1
puzzle 3-35-132-0 0
kind sealed play
difficulty 60
found 0
choice 0 0 62.76 0 104.01 play M-
choice 14.77 0.89 47.98 13.35 90.67 play D10
choice 16.27 0.88 46.49 15.15 88.87 play W0
choice 16.28 0.88 46.48 15.27 88.74 play Dx2
choice 17.2 0.88 45.56 14.13 89.88 play D0
choice 17.91 0.9 44.84 16.11 87.91 play W1
choice 18.57 0.89 44.19 17.02 86.99 play D3
choice 18.72 0.87 44.03 14.68 89.33 play D-
choice 18.86 0.86 43.89 15.22 88.79 play W-
choice 18.88 0.88 43.87 17.53 86.49 play M5
choice 18.92 0.88 43.83 16.56 87.45 play Wx2
choice 19.14 0.91 43.62 18.12 85.89 play M10
steps
chance M2 M0 M3 W- H- H- M5 W3 M1 D3 H4 D10 H10 M8 M- W- M10 W7 D0 W0 D2 Dx2 D7 Mx2 H9 H6 H5 D8 M4 H1 H3 M9 M- Wx2 H7 H- W5 W4 W6 M7 D6 W1 D- D1 W- Hx2 H0 D- W9 W10 D- H2 D9 M6 D5 M- D4 W2 W8 H8
1 lead H-
sealed 0 play H10 ; 2 play H0 ; 3 play W0
1 take 0
0 take 3
2 lead H4
sealed 0 play M- ; 1 play M0 ; 3 play M-
2 take 1
1 take 0
3 lead H8
sealed 0 play W- ; 1 play H1 ; 2 play D-
3 take 1
1 take 0
2 lead D-
sealed 0 play W9 ; 1 play W10 ; 3 play D8
2 take 0
0 take 1
3 lead M9
sealed 0 play H9 ; 1 play Hx2 ; 2 play H3
3 take 2
2 take 0
1 lead Dx2
sealed 0 play D4 ; 2 play D0 ; 3 play H2
1 take 0
0 take 2
3 lead M7
sealed 0 play W5 ; 1 play Wx2 ; 2 play D5
3 take 1
1 take 2
0 lead M4
sealed 1 play H6 ; 2 play W8 ; 3 play Mx2
0 take 1
1 take 2
3 lead D-
sealed 0 play M2 ; 1 play W7 ; 2 play W6
3 take 0
0 take 2
1 lead D3
sealed 0 play D9 ; 2 play M- ; 3 play H-
1 take 2
2 take 3
0 lead D6
sealed 1 play M8 ; 2 play H5 ; 3 play W3
0 take 2
2 take 1
3 lead D10
sealed 0 play H- ; 1 play W4 ; 2 play M3
3 take 1
1 take 2
0 lead D2
sealed 1 play M6 ; 2 play M5 ; 3 play W-
0 take 2
2 take 3
1 lead W1
sealed 0 play M1 ; 2 play D7 ; 3 play W-
1 take 3
3 take 0
2 lead H7
sealed 0 play M10 ; 1 play W2 ; 3 play D1
2 take 0
0 take 1
points 10 13 -41 -9
chance M- H2 M2 M3 W2 H4 H- M1 D1 W8 W- W1 H9 D9 M5 M4 D2 D6 M7 M- H3 W7 W6 H6 D- H5 W9 Mx2 H7 Hx2 Dx2 H0 W- W0 D4 H8 W3 M8 W5 W4 D8 H1 W10 D- M6 M0 D0 H- H10 W- M- D10 D5 M10 H- M9 D3 D7 D- Wx2
2 lead H-
sealed 0 play W- ; 1 play M10 ; 3 play W1
2 take 3
3 take 1
0 lead D8
sealed 1 play W- ; 2 play D- ; 3 play M-
0 take 2
2 take 3
1 lead M0
sealed 0 play D1 ; 2 play M5 ; 3 play Mx2
1 take 3
3 take 2
0 lead W2
sealed 1 play W0 ; 2 play W9 ; 3 play H8
0 take 3
3 take 1
2 lead W6
sealed 0 play H10 ; 1 play M8 ; 3 play D-
2 take 0
0 take 3
1 lead H1
sealed 0 play H7 ; 2 play M- ; 3 play Wx2
1 take 0
0 take 3
2 lead D0
sealed 0 play W3 ; 1 play Hx2 ; 3 play M9
2 take 1
1 take 3
0 lead D-
sealed 1 play W8 ; 2 play W- ; 3 play H-
0 take 3
3 take 2
1 lead H2
sealed 0 play H9 ; 2 play H- ; 3 play M1
1 take 0
0 take 3
2 lead W5
sealed 0 play M- ; 1 play W7 ; 3 play M4
2 take 0
0 take 1
3 lead D10
sealed 0 play D5 ; 1 play H5 ; 2 play Dx2
3 take 2
2 take 1
0 lead H3
sealed 1 play H4 ; 2 play M7 ; 3 play W4
0 take 3
3 take 2
1 lead D6
sealed 0 play M6 ; 2 play M2 ; 3 play H0
1 take 0
0 take 2
3 lead M3
sealed 0 play D2 ; 1 play D7 ; 2 play D4
3 take 1
1 take 0
2 lead W10
sealed 0 play D3 ; 1 play D9 ; 3 play H6
2 take 1
1 take 3
points 50 33 24 2
chance Wx2 H2 W4 D8 D- H3 D- D2 M5 W2 H10 M- M10 W- M8 D7 W1 M- M6 M3 W9 M9 H8 M2 W0 H- W10 H- D0 H4 H1 Hx2 H- Mx2 H5 W7 Dx2 D5 D4 D- D3 D9 D1 W5 M- H9 M1 W3 W- M4 M0 D6 W- H7 H0 W6 D10 W8 M7 H6
3 lead D-
sealed 0 play W9 ; 1 play Mx2 ; 2 play M7
3 take 1
1 take 2
0 lead H-
sealed 1 play M9 ; 2 play H8 ; 3 play H6
0 take 2
2 take 1
3 lead D6
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 1
option first 5
puzzle 2-24-51-0 0
kind turn take
difficulty 83
found 0
choice 0 0 66.33 0 45.92 take 5
choice 18.33 1.12 48 -4.65 50.57 take 1
choice 37.5 1.4 28.83 -1 46.92 take 4
choice 61.8 1.27 4.53 1.57 44.35 take 3
choice 66.33 1.22 0 8.77 37.15 take 2
steps
chance W- H3 M10 Dx2 H7 W5 M0 D3 D2 D5 D0 M9 D- M8 D- M5 Mx2 W0 M- H- D4 H10 W6 W2 W- Wx2 H2 H6 H8 D7 D1 D10 M1 D8 D9 H1 M7 W7 Hx2 M- D6 W1 W3 W10 D- M2 W9 M4 H0 H5 W4 H- M6 W- H9 H4 H- M- W8 M3
5 lead W-
sealed 0 play H9 ; 1 play M8 ; 2 play M10 ; 3 play H10 ; 4 play H8
5 take 2
2 take 3
3 take 0
0 take 1
4 lead D0
sealed 0 play M- ; 1 play H3 ; 2 play Hx2 ; 3 play Dx2 ; 5 play W0
4 take 3
3 take 2
2 take 1
1 take 5
0 lead M0
sealed 1 play H5 ; 2 play D- ; 3 play M- ; 4 play M6 ; 5 play W1
0 take 4
4 take 1
1 take 5
5 take 3
2 lead H-
sealed 0 play D- ; 1 play D10 ; 3 play D8 ; 4 play Mx2 ; 5 play D7
2 take 1
1 take 4
4 take 3
3 take 0
5 lead H1
sealed 0 play M7 ; 1 play H4 ; 2 play D- ; 3 play M- ; 4 play D9
5 take 0
0 take 1
1 take 4
4 take 3
2 lead M1
sealed 0 play W3 ; 1 play D3 ; 3 play H- ; 4 play W6 ; 5 play W2
2 take 4
4 take 1
1 take 5
5 take 3
0 lead D1
sealed 1 play H- ; 2 play W4 ; 3 play M2 ; 4 play D6 ; 5 play M3
0 take 2
2 take 4
4 take 3
3 take 5
1 lead W7
sealed 0 play H0 ; 2 play D2 ; 3 play H6 ; 4 play W8 ; 5 play W5
1 take 3
3 take 5
5 take 4
4 take 2
0 lead W-
sealed 1 play Wx2 ; 2 play D4 ; 3 play M5 ; 4 play W9 ; 5 play M9
`;
